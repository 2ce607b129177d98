### Se llama al floor desde la mesa: la llamada, de qué se trata, la decisión que vuelve.

call-key = Llamar al floor
call-waits = Floor avisado
call-comes = Viene { $who }
call-title = El floor está avisado
call-moment = La mano { $hand } queda guardada como está ahora. Sigue cuando el floor lo diga.
call-about = ¿De qué se trata? Solo si tienes una mano libre.
call-withdraw = Ya no hace falta
call-close = Cerrar
call-sent = El floor está avisado.
call-unsent = El aviso no ha salido. Llama de viva voz.
call-ruled = Decisión del floor: { $what }. { $reason } ({ $by })
call-ruled-by = Decisión del floor: { $what }. { $reason } ({ $by }, { $rule })
call-seen = Entendido
call-stands = queda como está
call-back = se vuelve a una acción anterior
call-change = se corrige una acción
call-words = un aviso o una penalización
call-turn = Fuera de turno
call-amount = Cantidad equivocada
call-pot = Bote o reparto
call-cards = Cartas
call-dispute = Disputa
call-conduct = Conducta
call-event = Anotado: { $what }
