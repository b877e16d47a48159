import { filledLines } from '../fields/text-lines.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Lines as an HTML bullet list, each one point; empty without any (R3 §3 "shortText": bullet list only). */
export function listHtml(text: string): string {
  const points = filledLines(text).map((line) => line.text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign));
  return points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}
