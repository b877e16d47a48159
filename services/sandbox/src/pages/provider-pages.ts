import type { Provider } from '../ledger/ledger.js';
import type { Providers } from '../providers/providers.js';
import type { Sandbox } from '../state/sandbox.js';
import { html, type Html } from './html.js';
import { chip, layout, table } from './layout.js';

const NEWEST = 50;

export const PROVIDER_TITLES: Record<Provider, string> = {
  banking: 'Bankdienst',
  onboarding: 'Identitätsprüfung',
  'company-check': 'Firmenauskunft',
  'core-banking': 'Kernbank',
};

export function overviewPage(sandbox: Sandbox): string {
  const rows = Object.entries(PROVIDER_TITLES).map(([provider, title]) => {
    const { calls, effects, counts } = sandbox.ledger.view({ provider });
    const doubles = counts.filter((count) => count.count > 1).length;
    const { mode } = sandbox.faults.get({ provider: provider as Provider });
    return [
      html`<a href="/${provider}">${title}</a>`,
      calls.length,
      effects.length,
      doubles,
      mode === 'none' ? 'keine' : chip(mode),
    ];
  });
  const content = html`<p>
      Diese Seiten vertreten vier Anbieter. Sie sehen, was sie gefragt wurden und was sie angelegt haben.
    </p>
    ${table('Anbieter', ['Anbieter', 'Aufrufe', 'Angelegt', 'Doppelt angelegt', 'Störung'], rows)}
    ${table('Identitätsprüfungen', ['Referenz', 'Anbieter', 'Stand', 'Seite'], checkRows(sandbox))}`;
  return layout({ title: 'Übersicht', path: '/', content });
}

export function providerPage(sandbox: Sandbox, providers: Providers, provider: Provider): string {
  const content = html`${faultNote(sandbox, provider)} ${objectTables(sandbox, providers, provider)}
  ${ledgerTables(sandbox, provider)}`;
  return layout({ title: PROVIDER_TITLES[provider], path: `/${provider}`, content });
}

function faultNote(sandbox: Sandbox, provider: Provider): Html {
  const { mode, latencyMs, webhooks } = sandbox.faults.get({ provider });
  if (mode === 'none' && latencyMs === 0 && webhooks === 'once')
    return html`<p>Der Anbieter arbeitet ohne Störung.</p>`;
  return html`<p>
    <span class="chip warning">Störung: ${mode}, Verzögerung ${latencyMs} ms, Webhooks ${webhooks}</span>
  </p>`;
}

function objectTables(sandbox: Sandbox, providers: Providers, provider: Provider): Html {
  switch (provider) {
    case 'banking':
      return bankingTables(providers);
    case 'onboarding': {
      const rows = newest(providers.transactions.all()).map((entry) => [
        entry.externalId,
        chip(entry.status),
        entry.attempts,
        html`<a href="${entry.identUrl}">Prüfung öffnen</a>`,
      ]);
      return table('Vorgänge', ['Referenz', 'Stand', 'Versuche', 'Seite'], rows);
    }
    case 'company-check':
      return html`<p>
        Das Register kennt ${sandbox.register.size.toLocaleString('de-DE')} erfundene Unternehmen.
        <a href="/company-check/register">Im Register suchen</a>
      </p>`;
    case 'core-banking':
      return coreBankingTables(providers);
  }
}

function bankingTables({ bank }: Providers): Html {
  const businesses = newest(bank.businesses.all()).map((entry) => [
    entry.reference,
    entry.name,
    entry.legalForm,
    chip(entry.status),
  ]);
  const persons = newest(bank.persons.all()).map((entry) => [
    entry.reference,
    `${entry.data.firstName} ${entry.data.lastName}`,
    chip(entry.status),
  ]);
  const research = newest(bank.businessIdentifications.all()).map((entry) => [
    entry.reference,
    chip(entry.status),
    entry.missingDocuments.join(', '),
  ]);
  const identifications = newest(bank.personIdentifications.all()).map((entry) => [
    entry.reference,
    chip(entry.status),
    entry.attempts,
    html`<a href="${entry.url}">Prüfung öffnen</a>`,
  ]);
  return html`${table('Unternehmen', ['Referenz', 'Name', 'Rechtsform', 'Stand'], businesses)}
  ${table('Prüfung der Unternehmen', ['Referenz', 'Stand', 'Fehlende Unterlagen'], research)}
  ${table('Personen', ['Referenz', 'Name', 'Stand'], persons)}
  ${table('Prüfung der Personen', ['Referenz', 'Stand', 'Versuche', 'Seite'], identifications)}`;
}

function coreBankingTables({ coreBank }: Providers): Html {
  const persons = newest(coreBank.persons.all()).map((entry) => [
    entry.personnummer,
    entry.externalReference,
    entry.kind,
    entry.mode,
    chip(entry.status),
  ]);
  const accounts = newest(coreBank.accounts.all()).map((entry) => [
    entry.kontonummer,
    entry.iban,
    entry.externalReference,
    chip(entry.status),
  ]);
  const cards = newest(coreBank.cards.all()).map((entry) => [
    entry.kartennummer,
    entry.chipkartennummer,
    entry.externalReference,
    chip(entry.status),
  ]);
  return html`${table('Personen', ['Personennummer', 'Referenz', 'Art', 'Anlage als', 'Stand'], persons)}
  ${table('Konten', ['Kontonummer', 'IBAN', 'Referenz', 'Stand'], accounts)}
  ${table('Karten', ['Kartennummer', 'Chipkartennummer', 'Referenz', 'Stand'], cards)}`;
}

function ledgerTables(sandbox: Sandbox, provider: Provider): Html {
  const { calls, effects, counts } = sandbox.ledger.view({ provider });
  const doubles = counts.filter((count) => count.count > 1).map((count) => [count.kind, count.reference, count.count]);
  const effectRows = newest(effects).map((effect) => [time(effect.at), effect.kind, effect.reference, effect.key]);
  const callRows = newest(calls).map((call) => [
    time(call.at),
    `${call.method} ${call.path}`,
    call.status ?? 'keine Antwort',
    call.reference,
    call.key,
    call.fault,
  ]);
  return html`${doubles.length > 0 ? table('Doppelt angelegt', ['Art', 'Referenz', 'Anzahl'], doubles) : null}
  ${table('Zuletzt angelegt', ['Zeit', 'Art', 'Referenz', 'Schlüssel'], effectRows)}
  ${table('Letzte Aufrufe', ['Zeit', 'Aufruf', 'Antwort', 'Referenz', 'Schlüssel', 'Störung'], callRows)}`;
}

function checkRows(sandbox: Sandbox): (Html | string)[][] {
  return sandbox.checks
    .all()
    .slice(0, NEWEST)
    .map((check) => [
      check.reference,
      PROVIDER_TITLES[check.provider],
      chip(sandbox.checks.statusOf(check)),
      html`<a href="${check.url}">Prüfung öffnen</a>`,
    ]);
}

function newest<T>(entries: T[]): T[] {
  return entries.slice(-NEWEST).reverse();
}

function time(at: string): string {
  return new Date(at).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' });
}
