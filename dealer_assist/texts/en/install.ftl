### Bringing a tablet to a table.

install-title = Bring in a tablet
install-about = Follows a live poker hand, says what is legal, judges the showdown, keeps the record.
install-lead = Point the tablet's camera at the code of its table. It must be in the same network as this server.
install-all = All tables
install-go = or type { $address }
install-nowhere =
    This server listens to this machine only, so no tablet can reach it. Start it for the room's network:
    dealer-assist serve --tls --host 0.0.0.0
install-plain =
    The tablets come in without https. Tables work, but a reload without a connection does not open them, and
    the screens may go dark. Start the server with --tls to have both.
install-trust = Trust the room's certificates, once on every tablet
install-trust_why =
    Until then a tablet warns of the connection, and does not keep the table when the connection is lost.
install-download = Download the certificate
install-ipad_title = iPad and iPhone
install-ipad_1 = Open this page in Safari, go on past the warning, and download the certificate.
install-ipad_2 = Settings, Profile Downloaded: Install.
install-ipad_3 = Settings, General, About, Certificate Trust Settings: switch on dealer-assist.
install-ipad_4 = Open the table in Safari, then Share, Add to Home Screen.
install-android_title = Android
install-android_1 = Open this page in Chrome, go on past the warning, and download the certificate.
install-android_2 =
    Settings, Security, Encryption and credentials, Install a certificate, CA certificate: choose the file.
install-android_3 = Open the table again, then the menu of Chrome: Install app.
install-fingerprint = Its SHA-256 must be the one that the server printed when it started:
install-no_authority = This server has no certificates of its own. Start it with --tls.
install-link = Bring in a tablet
