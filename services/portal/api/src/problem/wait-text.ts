/** How long to wait before a repeat makes sense: "in 4:58 Minuten", "in 12 Sekunden", "in einer Sekunde", "jetzt". */
export function waitText(seconds: number): string {
  const left = Math.ceil(seconds);
  if (left <= 0) return 'jetzt';
  if (left === 1) return 'in einer Sekunde';
  if (left < 60) return `in ${left} Sekunden`;
  if (left < 3600) return `in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} Minuten`;
  const minutes = Math.ceil(left / 60);
  return `in ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} Stunden`;
}
