import { html, type Html } from './html.js';

export interface Page {
  title: string;
  /** The active navigation entry; absent on customer pages, which have no navigation. */
  path?: string;
  content: Html;
}

export const NAVIGATION = [
  ['/', 'Übersicht'],
  ['/banking', 'Bankdienst'],
  ['/onboarding', 'Identitätsprüfung'],
  ['/company-check', 'Firmenauskunft'],
  ['/core-banking', 'Kernbank'],
] as const;

export function layout({ title, path, content }: Page): string {
  const page = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Testumgebung</title>
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <a class="skip" href="#inhalt">Zum Inhalt</a>
        <div class="bar" role="note">Testumgebung – kein echter Anbieter. Alle Daten sind erfunden.</div>
        ${path === undefined ? null : navigation(path)}
        <main id="inhalt" class="${path === undefined ? 'narrow' : ''}">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return page.markup;
}

/** A table with a heading, or one sentence when it is empty. */
export function table(heading: string, columns: string[], rows: (Html | string | number | null)[][]): Html {
  if (rows.length === 0) {
    return html`<h2>${heading}</h2>
      <p class="soft">Noch nichts vorhanden.</p>`;
  }
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const body = rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell ?? '–'}</td>`)}
      </tr>`,
  );
  return html`<h2>${heading}</h2>
    <div class="table" role="region" aria-label="${heading}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${head}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>`;
}

export function chip(text: string): Html {
  return html`<span class="chip">${text}</span>`;
}

function navigation(path: string): Html {
  const entries = NAVIGATION.map(([href, label]) => {
    return href === path
      ? html`<li><a href="${href}" aria-current="page">${label}</a></li>`
      : html`<li><a href="${href}">${label}</a></li>`;
  });
  return html`<nav aria-label="Anbieter">
    <ul>
      ${entries}
    </ul>
  </nav>`;
}
