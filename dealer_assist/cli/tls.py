"""A certificate for a room: one authority that a tablet trusts once, and the server's own, made as needed.

Both lie in the folder `tls` of the instance. The authority stays for ten years; the server's certificate is
made anew when it nears its end or when the server has got another name or address.
"""

from __future__ import annotations

import ipaddress
import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from dealer_assist.store.transfer.sealing import TLS

AUTHORITY_DAYS = 3650
SERVER_DAYS = 397         # browsers take no certificate that is valid for longer
RENEW_DAYS = 30
OWNER_ONLY = 0o600
Key = ec.EllipticCurvePrivateKey


@dataclass(frozen=True, slots=True)
class Files:
    """Where everything lies; `fingerprint` is the authority's SHA-256, as phones show it."""

    authority: Path
    certificate: Path
    key: Path
    fingerprint: str


def prepare(instance: Path, names: Iterable[str]) -> Files:
    """The certificates of this venue for a server that is reached by `names`: host names and addresses.

    Errors: OSError where the folder cannot be written; ValueError for a file that is no certificate or key.
    """
    folder = instance / TLS
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    wanted = sorted(set(names))
    key, authority = _authority(folder)
    certificate, server_key = folder / "server.crt", folder / "server.key"
    if not _still_good(certificate, server_key, authority, wanted):
        _make_server(certificate, server_key, key, authority, wanted)
    return Files(folder / "ca.crt", certificate, server_key, fingerprint(authority))


def fingerprint(certificate: x509.Certificate) -> str:
    """SHA-256 in pairs of digits: "3A:0F:…"."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def own_names() -> list[str]:
    """What this machine is called and reached by in its own network; loopback included."""
    host = socket.gethostname()
    short = host.partition(".")[0]
    names = {"localhost", host, socket.getfqdn(), short, f"{short}.local", "127.0.0.1", "::1"}
    return sorted(name for name in {*names, *lan_addresses()} if _is_usable(name))


def lan_addresses() -> list[str]:
    """IPv4 addresses by which others reach this machine, the one that leads outside first."""
    addresses: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            addresses.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        resolved = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        addresses += [str(one[4][0]) for one in resolved]
    except OSError:
        pass
    return [one for one in dict.fromkeys(addresses) if _leads_here(one)]


def _leads_here(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_unspecified)


def _is_usable(name: str) -> bool:
    """Certificates take plain host names of at most 64 letters, and addresses."""
    return 0 < len(name) <= 64 and name.isascii() and not set(name) & set(" _/%")


def _authority(folder: Path) -> tuple[Key, x509.Certificate]:
    """The authority, read, or made when there is none or it has ended."""
    place, key_place = folder / "ca.crt", folder / "ca.key"
    if place.exists() and key_place.exists():
        key, certificate = _read_key(key_place), x509.load_pem_x509_certificate(place.read_bytes())
        if certificate.not_valid_after_utc > datetime.now(UTC) + timedelta(days=RENEW_DAYS):
            return key, certificate
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([
        x509.NameAttribute(NameOID.COMMON_NAME, f"dealer-assist, {socket.gethostname()[:40]}"),
        x509.NameAttribute(NameOID.ORGANIZATION_NAME, "dealer-assist")])
    may = _usage(key_cert_sign=True, crl_sign=True)
    certificate = (
        _begin(name, name, key, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(may, critical=True).sign(key, hashes.SHA256()))
    _write_key(key_place, key)
    _write(place, certificate.public_bytes(serialization.Encoding.PEM), 0o644)
    return key, certificate


def _make_server(
    place: Path, key_place: Path, authority_key: Key, authority: x509.Certificate, names: list[str],
) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "dealer-assist server")])
    maker = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    certificate = (
        _begin(name, authority.subject, key, SERVER_DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(maker, critical=False)
        .add_extension(x509.SubjectAlternativeName([_alternative(one) for one in names]), critical=False)
        .sign(authority_key, hashes.SHA256()))
    _write_key(key_place, key)
    _write(place, certificate.public_bytes(serialization.Encoding.PEM), 0o644)


def _begin(name: x509.Name, issuer: x509.Name, key: Key, days: int) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder().subject_name(name).issuer_name(issuer).public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # a tablet's clock may be behind
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False))


def _usage(
    digital_signature: bool = False, key_cert_sign: bool = False, crl_sign: bool = False,
) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=digital_signature, key_cert_sign=key_cert_sign, crl_sign=crl_sign,
        content_commitment=False, key_encipherment=False, data_encipherment=False, key_agreement=False,
        encipher_only=False, decipher_only=False)


def _alternative(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _still_good(place: Path, key_place: Path, authority: x509.Certificate, names: list[str]) -> bool:
    """Is the server's certificate of this authority, for long enough, and for every name?"""
    if not (place.exists() and key_place.exists()):
        return False
    certificate = x509.load_pem_x509_certificate(place.read_bytes())
    if certificate.not_valid_after_utc < datetime.now(UTC) + timedelta(days=RENEW_DAYS):
        return False
    try:
        certificate.verify_directly_issued_by(authority)
    except Exception:  # whatever is wrong with it, a new one is made
        return False
    stated = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return set(names) <= {str(one.value) for one in stated}


def _read_key(place: Path) -> Key:
    key = serialization.load_pem_private_key(place.read_bytes(), None)
    if not isinstance(key, Key):
        raise ValueError(f"{place} is no elliptic-curve key. Move the folder {place.parent} away.")
    return key


def _write_key(place: Path, key: Key) -> None:
    _write(place, key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption(),
    ), OWNER_ONLY)


def _write(place: Path, content: bytes, mode: int) -> None:
    """Whole or not at all, and never readable by others for a moment."""
    half = place.with_suffix(".new")
    half.unlink(missing_ok=True)
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
    half.replace(place)
