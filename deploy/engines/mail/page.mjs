/**
 * Pages of the inbox. Everything from a mail is escaped; its HTML is shown only in a sandboxed frame.
 * @typedef {import('./mailbox.mjs').Mail} Mail
 */

/** @param {string} text */
export function escapeHtml(text) {
  const entities = /** @type {Readonly<Record<string, string>>} */ ({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  });
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

const dateFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const style = `
:root { --ink: #1b2733; --soft: #5a6875; --line: #dfe5ea; --paper: #fff; --ground: #f4f6f8; --accent: #0b5cad; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--context); color: var(--ink); font: 16px/1.5 "Source Sans 3", "Segoe UI", system-ui, sans-serif; }
.test-bar { background: #ffd23f; color: #1b2733; padding: .4rem 1.5rem; font-weight: 600; }
header { background: var(--paper); border-bottom: 1px solid var(--line); padding: 1rem 1.5rem; display: flex; gap: 1.5rem; align-items: center; flex-wrap: wrap; }
h1 { font-size: 1.25rem; margin: 0; }
header form { margin-left: auto; display: flex; gap: .5rem; }
label { color: var(--soft); align-self: center; }
input { font: inherit; padding: .4rem .7rem; border: 1px solid #8896a3; border-radius: 6px; width: min(20rem, 60vw); }
button, .button { font: inherit; padding: .4rem .9rem; border: 1px solid var(--accent); background: var(--accent); color: #fff; border-radius: 6px; text-decoration: none; cursor: pointer; }
.button.plain { background: transparent; color: var(--accent); }
main { max-width: 64rem; margin: 1.5rem auto; padding: 0 1.5rem; }
.list { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
.list li + li { border-top: 1px solid var(--line); }
.list a { display: grid; grid-template-columns: minmax(10rem, 1fr) 2fr auto; gap: 1rem; padding: .8rem 1.1rem; color: inherit; text-decoration: none; }
.list a:hover, .list a:focus-visible { background: #eaf2fb; outline: none; }
.to, time { color: var(--soft); overflow: hidden; text-overflow: ellipsis; }
.subject { font-weight: 600; }
.empty { padding: 3rem; text-align: center; color: var(--soft); background: var(--paper); border: 1px dashed var(--line); border-radius: 10px; }
article { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 1.5rem; }
article h2 { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: var(--context); padding: 1rem; border-radius: 6px; margin: 0; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
@media (max-width: 40rem) { .list a { grid-template-columns: 1fr; gap: 0; } header form { margin-left: 0; } }
`;

/**
 * @param {string} title
 * @param {string} header
 * @param {string} main
 */
function page(title, header, main) {
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>
<div class="test-bar">Testumgebung – diese E-Mails haben Ihren Rechner nicht verlassen.</div>
<header>${header}</header>
<main>${main}</main>
</body>
</html>`;
}

/**
 * @param {readonly Mail[]} mails newest first
 * @param {string} to what the list is filtered by
 */
export function listPage(mails, to) {
  const header = `<h1>Posteingang</h1><form method="get" action="/"><label for="to">An</label><input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="E-Mail-Adresse"><button>Filtern</button></form>`;
  const rows = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}"><span class="to">${escapeHtml(mail.to.join(', '))}</span><span class="subject">${escapeHtml(mail.subject || '(ohne Betreff)')}</span><time datetime="${mail.date}">${dateFormat.format(new Date(mail.date))}</time></a></li>`,
  );
  const empty = `<p class="empty">${to === '' ? 'Noch keine E-Mail eingegangen.' : `Keine E-Mail an ${escapeHtml(to)}.`}</p>`;
  const refresh = to === '' && mails.length === 0 ? '<script>setTimeout(() => location.reload(), 5000)</script>' : '';
  return page('Posteingang', header, (rows.length === 0 ? empty : `<ul class="list">${rows.join('')}</ul>`) + refresh);
}

/** @param {Mail} mail */
export function mailPage(mail) {
  const attachments = mail.attachments.map(
    ({ name, type, bytes }) => `${escapeHtml(name)} (${escapeHtml(type)}, ${Math.ceil(bytes / 1024)} KB)`,
  );
  const facts = [
    ['Von', escapeHtml(mail.from)],
    ['An', escapeHtml(mail.to.join(', '))],
    ['Eingang', dateFormat.format(new Date(mail.date))],
    ['Message-ID', escapeHtml(mail.messageId)],
    ...(attachments.length === 0 ? [] : [['Anhänge', attachments.join('<br>')]]),
  ];
  const html =
    mail.html === ''
      ? ''
      : `<iframe title="Inhalt der E-Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`;
  const text = mail.text === '' ? '' : `<h3>Textfassung</h3><pre>${linkify(escapeHtml(mail.text))}</pre>`;
  const header = `<h1>${escapeHtml(mail.subject || '(ohne Betreff)')}</h1><a class="button plain" href="/">Zum Posteingang</a><a class="button plain" href="/messages/${mail.id}/raw">Quelltext</a>`;
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('');
  return page(mail.subject, header, `<article><dl>${list}</dl>${html}${text}</article>`);
}

/** @param {string} escaped */
function linkify(escaped) {
  return escaped.replaceAll(
    /https?:\/\/[^\s<>&"']+(?:&amp;[^\s<>&"']+)*/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

export function notFoundPage() {
  return page(
    'Nicht gefunden',
    '<h1>Nicht gefunden</h1><a class="button plain" href="/">Zum Posteingang</a>',
    '<p class="empty">Diese E-Mail gibt es nicht.</p>',
  );
}
