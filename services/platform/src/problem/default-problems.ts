import type { ProblemEntry } from './problem.js';

const byStatus: Readonly<Record<number, ProblemEntry>> = {
  400: { status: 400, title: 'Anfrage fehlerhaft', message: 'Die Anfrage konnte nicht gelesen werden.' },
  401: { status: 401, title: 'Nicht angemeldet', message: 'Bitte melden Sie sich an.' },
  403: { status: 403, title: 'Nicht erlaubt', message: 'Dazu sind Sie nicht berechtigt.' },
  404: { status: 404, title: 'Nicht gefunden', message: 'Der angeforderte Inhalt wurde nicht gefunden.' },
  405: { status: 405, title: 'Methode nicht erlaubt', message: 'Diese Anfrage ist hier nicht möglich.' },
  408: { status: 408, title: 'Zeitüberschreitung', message: 'Die Anfrage hat zu lange gedauert.' },
  409: { status: 409, title: 'Konflikt', message: 'Die Anfrage passt nicht zum aktuellen Stand.' },
  412: { status: 412, title: 'Zwischenzeitlich geändert', message: 'Die Daten wurden zwischenzeitlich geändert.' },
  413: { status: 413, title: 'Anfrage zu groß', message: 'Die übermittelten Daten sind zu groß.' },
  415: { status: 415, title: 'Format nicht unterstützt', message: 'Dieses Datenformat wird nicht unterstützt.' },
  422: { status: 422, title: 'Eingaben ungültig', message: 'Bitte prüfen Sie Ihre Eingaben.' },
  429: {
    status: 429,
    title: 'Zu viele Anfragen',
    message: 'Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  },
  431: { status: 431, title: 'Anfrage zu groß', message: 'Die Kopfzeilen der Anfrage sind zu groß.' },
  500: { status: 500, title: 'Interner Fehler', message: 'Es ist ein unerwarteter Fehler aufgetreten.' },
  503: {
    status: 503,
    title: 'Vorübergehend nicht erreichbar',
    message: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  },
};

/** The German default text for a status; others get that of 400 or 500. */
export function defaultProblem(status: number): ProblemEntry {
  const known = byStatus[status];
  if (known !== undefined) return known;
  const family = byStatus[status >= 400 && status < 500 ? 400 : 500];
  if (family === undefined) throw new TypeError('The table of default problems is incomplete');
  return { ...family, status };
}
