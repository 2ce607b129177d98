"""`python -m dealer_assist` is the `dealer-assist` command."""

from dealer_assist.cli import main

main(prog_name="dealer-assist")
