"""Amounts as servers write them, to the chip; what has two readings is refused."""

from __future__ import annotations

from decimal import Decimal

import pytest

from dealer_assist.errors import Unreadable
from dealer_assist.formats.texts.amounts import decimal_comma, first_amount


@pytest.mark.parametrize(("text", "amount"), [
    ("$1,234.50 in chips", "1234.50"), ("1.234,50€", "1234.50"), ("1 234,50 €", "1234.50"),
    ("1 234 567", "1234567"), ("12,345", "12345"), ("1.500", "1500"), ("0.125", "0.125"), ("0,05€", "0.05"),
    ("€12", "12"), ("₹2,50,000", "250000"), ("50¢", "0.50"), ("to $3.", "3"), ("R$7.25 from pot", "7.25"),
    ("5 100", "5100"), ("12 from side pot 2", "12"), ("1 000 from side pot 2", "1000"), ("100EUR", "100"),
    ("CHF 1'234'567.50", "1234567.50"), ("10’000 in chips", "10000"),
])
def test_an_amount_is_read_to_the_chip(text: str, amount: str):
    assert first_amount(text, decimal_comma(text)) == Decimal(amount)


@pytest.mark.parametrize("text", [
    "1.5k", "$2M", "3K chips", "1e5", "1e999", "-4", "$-4", "1.2.3", "9" * 21, "1'23", "1234'567"])
def test_an_amount_that_is_not_known_to_the_chip_is_refused(text: str):
    with pytest.raises(Unreadable, match="is no amount"):
        first_amount(text, comma=False)


def test_the_ranks_of_a_low_are_no_decimal_comma():
    assert not decimal_comma("Ann: shows [2c 3d 4h 5s 7c] (Lo: 7,5,4,3,2)")
    assert decimal_comma("Ann calls 0,02€") and not decimal_comma("Ann calls 1,200")
