### La subida mínima y su cuenta.

least-raise = apuesta { $bet } + última subida { $by } = { $to } como mínimo
least-first = apuesta { $bet } + otro tanto = { $to } como mínimo
least-double = el doble de la apuesta de { $bet } = { $to } como mínimo
least-complete = el all-in a { $bet } se completa a { $to } como mínimo
least-unit = { $to } en fichas enteras
least-stack = con sus fichas llega a { $to }
least-cap = el tope de la mano lo deja en { $to }
