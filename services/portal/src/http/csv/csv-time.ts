const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** "21.11.2026 08:15:30": an instant (ISO 8601, or ms since 1970) in a form that spreadsheets read; null stays null. */
export function csvTime(at: string | number | null): string | null {
  return at === null ? null : time.format(new Date(at)).replace(',', '');
}
