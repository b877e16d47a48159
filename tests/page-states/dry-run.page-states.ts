import type { Page } from 'playwright-core';
import { pageWithText, press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const run = {
  ...{ '@id': '/api/hold_rules_dry_runs/1', '@type': 'HoldRulesDryRun', id: '1', rules: {} },
  ...{ startedAt: '2026-03-01T12:00:00.000Z', startedBy: 'Nele Neumann', endedAt: null, isCut: false },
  ...{ removedAt: '2026-03-08T12:00:00.000Z', state: 'running', total: 2340, done: 1120 },
  counts: { presentOnly: 0, newOnly: 0, both: 0, neither: 0, reportMissing: 0 },
};
const finished = {
  ...{ ...run, state: 'finished', done: 2340, endedAt: '2026-03-01T12:01:00.000Z' },
  counts: { presentOnly: 12, newOnly: 30, both: 4, neither: 2291, reportMissing: 3 },
};
const row = (caseId: string, companyName: string | null) => ({
  ...{ caseId, companyName, presentRules: [], newRules: ['nationality', 'legalForm'] },
});
const cases = {
  rows: [row('4711', 'Großkötter & Weißenfels Vermögensverwaltungsgesellschaft mbH'), row('4712', null)],
  total: 30,
};

/** What the portal answers, by the name of the state. */
const answers = {
  'anhalten-probelauf-laeuft': { run, text: '1.120 von 2.340 Anfragen geprüft' },
  'anhalten-probelauf': { run: finished, text: 'Das Ergebnis wird am' },
  'anhalten-probelauf-abgebrochen': { run: { ...run, state: 'cancelled' }, text: 'Probelauf abgebrochen' },
  'anhalten-probelauf-unterbrochen': { run: { ...run, state: 'interrupted' }, text: 'Der Server wurde unterbrochen' },
  'anhalten-probelauf-fehlgeschlagen': { run: { ...run, state: 'failed' }, text: 'Probelauf fehlgeschlagen' },
} as const;

const opened = (state: keyof typeof answers) => async (environment: PageEnvironment) => {
  const window = await environment.staff('/bm/start', 'ROLE_INSTANCE_ADMIN');
  await window.route(/\/hold_rules_dry_runs$/, (route) => route.fulfill({ json: [answers[state].run] }));
  await window.goto(new URL('/bm/start?ansicht=Put-on-hold#Konfiguration', window.url()).href);
  return pageWithText(window, answers[state].text);
};

async function withCases(environment: PageEnvironment): Promise<Page> {
  const window = await opened('anhalten-probelauf')(environment);
  await window.route(/\/hold_rules_dry_runs\/1\/cases/, (route) => route.fulfill({ json: cases }));
  await press(window, 'Nur die neuen Regeln halten an');
  return pageWithText(window, '1 bis 25 von 30');
}

/** The dry run of hold rules below their form. */
export const dryRunPageStates: readonly PageState[] = [
  ...(Object.keys(answers) as (keyof typeof answers)[]).map((state): PageState => {
    return { app: 'web-admin', page: 'konfiguration', state, open: opened(state) };
  }),
  { app: 'web-admin', page: 'konfiguration', state: 'anhalten-probelauf-vorgaenge', open: withCases },
];
