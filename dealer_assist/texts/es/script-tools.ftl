### La herramienta para un trato en la mesa final.

tools-deal = Trato
tools-deal-about = Los premios de una mesa final, por ICM y por fichas
tools-stacks = Stacks
tools-prizes = Premios que quedan
tools-player = Jugador { $n }
tools-place = Puesto { $n }
tools-icm = ICM
tools-by-chips = Por fichas
tools-wants-deal = Introduce al menos dos stacks y los premios que quedan.
tools-answer = Respuesta
tools-side-on-board = { $side }, board { $board }
tools-engine-loads =
    Se está cargando el motor. Tarda unos segundos; en la primera visita, lo que esta red necesite para 15 MB.
    Lo que anotes mientras tanto se calcula después.
