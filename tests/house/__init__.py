"""Every worked figure of the house-rule book, asked through the contract's own documents."""
