"""A hand on paper: the print sheet, the PDF, the dispute packet."""
