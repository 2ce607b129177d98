### Por dónde va la rotación de una mesa, en una línea.

mix-hand = { $name }: { $game }, mano { $hand } de { $of }, después { $next }
mix-level = { $name }: { $game }, nivel { $level }, después { $next }
mix-chosen = { $name }: { $game }, mano { $hand } de { $of }, elegido por el asiento { $seat }
mix-choose = { $name }: elige el asiento { $seat }
mix-out = { $name }: { $game }, solo esta mano
mix-line = { $text }.
mix-too-many =
    { $n ->
        [one] { $game } se reparte a { $most } como mucho y hay { $count } sentados: antes de que llegue,
            sienta a uno menos o cambia la rotación.
       *[other] { $game } se reparte a { $most } como mucho y hay { $count } sentados: antes de que llegue,
            sienta a { $n } menos o cambia la rotación.
    }
