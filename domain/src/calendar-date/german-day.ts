const day = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** "21.11.2026": the day in Germany of an instant (ISO 8601, or ms since 1970), the one format of a day for people (R3 §9). */
export function germanDay(at: string | number): string {
  return day.format(new Date(at));
}
