### Reglas de la casa: nombre, qué resuelve (final de frase), un ejemplo con cifras y cada valor en palabras.

## house-same-hand-bust

house-same-hand-bust-name = dos caen en una mano
house-same-hand-bust-does = el orden de dos que caen en una mano
house-same-hand-bust-figure = Quedan 20, caen stacks de 4.000 y 900: 19.º y 20.º; empatados, ambos 19.º.
house-same-hand-bust-by-starting-stack = el stack mayor queda mejor
house-same-hand-bust-tie = empatan

## house-bounty-winner

house-bounty-winner-name = bounty de un bote repartido
house-bounty-winner-does = quién se lleva el bounty de un bote repartido
house-bounty-winner-figure =
    Omaha/8, botón 3, 5 y 9 empatan la alta, 2 la baja, cae 8: el 5; repartido, mitades.
house-bounty-winner-high-or-five-card = la mitad alta o de cinco cartas
house-bounty-winner-split = repartido

## house-hand-for-hand-clock

house-hand-for-hand-clock-name = reloj mano por mano
house-hand-for-hand-clock-does = minutos que se descuentan por una mano jugada mano por mano
house-hand-for-hand-clock-figure = 12:00 en el reloj, una mano de cuatro minutos: 10:00; con tres, 9:00.

## house-level-applies

house-level-applies-name = nivel nuevo
house-level-applies-does = desde cuándo cuenta un nivel nuevo
house-level-applies-figure = El reloj cambia tras empezar a barajar: esta mano se juega al nivel anterior.
house-level-applies-next-hand = desde la mano siguiente

## house-color-up

house-color-up-name = cambio de fichas
house-color-up-does = qué pasa con las fichas pequeñas que sobran
house-color-up-figure = Carrera a 100 con nueve 25 de sobra: 225 son dos fichas y 25; hacia arriba, una tercera.
house-color-up-race = carrera de fichas, el resto se retira
house-color-up-round-up = carrera de fichas, el resto hacia arriba
house-color-up-round-half = carrera de fichas, el resto desde la mitad

## house-race-last-chip

house-race-last-chip-name = última ficha de la carrera
house-race-last-chip-does = la ficha de quien la carrera deja sin nada
house-race-last-chip-figure =
    Dos fichas en la carrera, el 6 se queda sin nada: una más; o una de las dos, antes que el 8.
house-race-last-chip-extra = una además
house-race-last-chip-from-race = de la carrera

## house-balance-who

house-balance-who-name = quién se mueve
house-balance-who-does = quién se mueve para equilibrar mesas
house-balance-who-figure = Ciega grande ahora en 5 de nueve, libres 3 y 7: la próxima ciega grande va al 7.
house-balance-who-next-big-blind = la próxima ciega grande
house-balance-who-high-card = por carta alta

## house-balance-spread

house-balance-spread-name = diferencia entre mesas
house-balance-spread-does = la mayor diferencia entre dos mesas
house-balance-spread-figure = Mesas de 9, 9 y 7: con 2 nadie se mueve; con 1, y con seis mesas o menos, uno.

## house-halt-short

house-halt-short-name = parar una mesa corta
house-halt-short-does = cuántos jugadores de menos paran una mesa
house-halt-short-figure = Las demás con nueve: una con seis para cuando le tocan las ciegas.

## house-table-break

house-table-break-name = romper una mesa
house-table-break-does = cómo se sortean los asientos de una mesa rota
house-table-break-figure = Se barajan los asientos libres y se reparten por carta alta.
house-table-break-random-two-step = barajados y repartidos por carta alta

## house-redraw

house-redraw-name = nuevo sorteo
house-redraw-does = con cuántas mesas se sortean todos los asientos
house-redraw-figure = WSOP: con tres mesas, con dos y en la final.
house-redraw-final = en la mesa final

## house-final-size

house-final-size-name = mesa final
house-final-size-does = jugadores en la mesa final
house-final-size-figure = 9 desde mesas de nueve y ocho, 7 desde mesas de siete y seis.

## house-paid-places

house-paid-places-name = puestos premiados
house-paid-places-does = de qué se toma el porcentaje de puestos premiados
house-paid-places-figure =
    100 jugadores, 40 de ellos dos veces, 15 por ciento: 21 puestos de 140 entradas; de los jugadores, 15.
house-paid-places-entries = de todas las entradas, también las reentradas
house-paid-places-players = de los jugadores

## house-lammers

house-lammers-name = lammers
house-lammers-does = fichas de recompra del torneo
house-lammers-figure = Dos de 5.000, stack 2.000: uno canjeado antes de la mano da 7.000 y queda uno.
house-lammers-none = sin lammers

## house-lammer-bust

house-lammer-bust-name = lammers al caer
house-lammer-bust-does = cuántos canjea quien cae
house-lammer-bust-figure = Cae con dos de 5.000: 5.000 o 10.000; «uno»: 5.000.
house-lammer-bust-choose = al menos uno, a elección
house-lammer-bust-one = uno

## house-shootout-advance

house-shootout-advance-name = ganadores por mesa de shootout
house-shootout-advance-does = ganadores por mesa de un shootout
house-shootout-advance-figure = 75 jugadores, de nueve en nueve: nueve mesas, tres de 9 y seis de 8.

## house-win-button

house-win-button-name = ganar el botón
house-win-button-does = quién gana el botón
house-win-button-figure = Repartido: el primer ganador desde el botón anterior.
house-win-button-main-pot-winner = el ganador del bote principal

## house-nit-ante

house-nit-ante-name = tarjeta del nit
house-nit-ante-does = ciegas grandes que cuesta la última tarjeta del juego del nit
house-nit-ante-figure = Nivel nuevo 600/1.200, tarjeta aún en mano: 6.000 muertas al primer bote y luego las ciegas.

## house-penalty

house-penalty-name = penalización
house-penalty-does = en qué se cuenta una penalización
house-penalty-figure = Ocho jugadores, dos vueltas: 16 manos.
house-penalty-rounds = vueltas de la mesa
house-penalty-hands = manos

## house-absent

house-absent-name = jugador ausente
house-absent-does = el stack de quien no está en la mesa
house-absent-figure = Se reparte y se mata; se ponen ciegas, antes y bring-in.
house-absent-blind-off = paga las ciegas

## house-shot-clock

house-shot-clock-name = reloj de jugada
house-shot-clock-does = segundos para actuar
house-shot-clock-figure = 25 segundos y 5 más: ante una apuesta la mano muere; si no, es pasar.

## house-mixed-button

house-mixed-button-name = botón en una rotación
house-mixed-button-does = el botón mientras se juega stud en una rotación
house-mixed-button-figure = Última mano con botón en 4, pasa una vez al 5 y queda ahí durante el stud.
house-mixed-button-freeze-in-stud = se mueve una vez y queda
