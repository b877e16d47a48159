import { readFileSync } from 'node:fs';

/**
 * The files that a page loads: its entries of vite's manifest, by source or by the name of their chunk, and everything
 * they import, each file once.
 * @param {string} app
 * @param {string[]} entries
 * @returns {string[]}
 */
function filesOf(app, entries) {
  const folder = `${app}/dist/app`;
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const found = new Set();
  const styles = new Set();
  const follow = (name) => {
    const entry = manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name);
    if (entry === undefined) throw new Error(`${app}: its manifest does not know ${name}`);
    if (found.has(entry.file)) return;
    found.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const imported of entry.imports ?? []) follow(imported);
  };
  for (const entry of entries) follow(entry);
  return [...found, ...styles].map((file) => `${folder}/${file}`);
}

const page = (name) => `src/pages/${name}.tsx`;
const behindLogin = ['guards/guards.ts', 'router/hub-pages.ts', 'router/Identification.tsx'].map(
  (name) => `src/app/${name}`,
);
const liveEvents = '../services/portal/api/src/live/event-reader.ts';

export default [
  {
    name: 'web-customer, comparison page',
    path: filesOf('web-customer', ['index.html', page('account/ComparisonPage')]),
    limit: '158 kB',
    gzip: true,
  },
  {
    name: 'web-customer, form with all before it',
    path: filesOf('web-customer', ['index.html', ...behindLogin, page('application/ApplicationPage'), liveEvents]),
    limit: '280.5 kB',
    gzip: true,
  },
  {
    name: 'web-admin, login page',
    path: filesOf('web-admin', ['index.html']),
    limit: '137.5 kB',
    gzip: true,
  },
  {
    name: 'web-admin, first page after the login',
    path: filesOf('web-admin', ['index.html', 'back-office']),
    limit: '285 kB',
    gzip: true,
  },
  {
    name: 'web-admin, first page with what follows it unasked',
    path: filesOf('web-admin', ['index.html', 'back-office', 'later']),
    limit: '302 kB',
    gzip: true,
  },
  {
    name: 'web-admin, preview of a PDF with its worker',
    path: ['PdfView', 'Preview', 'pdf.worker'].map((name) => `web-admin/dist/app/assets/${name}-*.js`),
    limit: '600 kB',
    gzip: true,
  },
  {
    name: 'web-admin, code view of a setting',
    path: 'web-admin/dist/app/assets/CodeInput-*.js',
    limit: '125 kB',
    gzip: true,
  },
];
