### La mesa de práctica mientras se carga su motor: en lugar de lo que una sala dice de su servidor.

practice-waiting = El motor se está cargando
practice-not_confirmed = guardado
practice-list_waits =
    Lo que tocas se guarda en orden y se anota en cuanto el motor está aquí. Tarda unos segundos, en la
    primera visita lo que esta red necesite para 15 MB. Atrás quita lo último.
