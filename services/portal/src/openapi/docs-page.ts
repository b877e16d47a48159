import type { ApiRoute } from '@kontor/api/route/route';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

const accessWords: Readonly<Record<ApiRoute['access'], string>> = {
  public: 'öffentlich',
  unverified: 'angemeldet',
  customer: 'Kunde, bestätigt',
  staff: 'Bank',
  any: 'angemeldet',
};

/** A readable list of all routes without any script or foreign source. */
export function docsPage(routes: readonly ApiRoute[], nonce: string): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const sections = tags.map(
    (tag) =>
      `<h2>${escaped(tag)}</h2>\n${routes
        .filter((route) => route.tag === tag)
        .map(rowOf)
        .join('\n')}`,
  );
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kontor API</title>
<style nonce="${nonce}">
body{font:16px/1.5 'Source Sans 3',system-ui,sans-serif;max-width:1100px;margin:0 auto;padding:24px;color:#14202b;background:#f5f8fa}
h1,h2{color:#002d67}details{background:#fff;border:1px solid #d8e0e7;border-radius:8px;margin:0 0 8px;padding:8px 16px}
summary{cursor:pointer}code{font-family:ui-monospace,monospace}b{display:inline-block;min-width:5em}small{color:#4a5a68}
</style></head><body>
<h1>Kontor API</h1>
<p>Alle Pfade liegen unter <code>/api</code>. Fehler kommen als <code>application/problem+json</code>. Die vollständige Beschreibung: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</body></html>
`;
}

function rowOf({ method, path, summary, access, answers, problems = [] }: ApiRoute): string {
  const statuses = [...Object.keys(answers), ...problems.map(String)].join(', ');
  return `<details><summary><b>${method}</b> <code>${escaped(path)}</code></summary><p>${escaped(summary)}</p><small>Zugang: ${accessWords[access]} · Antworten: ${statuses}</small></details>`;
}
