import type { Page } from 'playwright-core';
import { pdf } from '../support/files.js';
import { atCase, unfoldStep } from './case.page-states.js';
import { caseFixtures } from './case-fixtures.js';
import { pageWithText, press } from './page-actions.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const app = 'web-admin';
const page = 'vorgang';

/** One line per status of the transparency register: text of the page. */
const registers = {
  not_yet_ordered: 'Noch nicht bestellt',
  busy: 'Bestellung läuft',
  ready: 'Auszug liegt vor',
  failed: 'Bestellung fehlgeschlagen',
  disabled: 'Nicht eingerichtet',
  unknown: 'Unbekannt',
} as const;

const registerState = (status: keyof typeof registers) => async (environment: PageEnvironment) => {
  const { caseId } = await caseFixtures.onHold();
  const window = await environment.staff('/bm/start');
  await window.route(/\/transparency-register-status$/, (route) => route.fulfill({ json: { status } }));
  await window.goto(new URL(`/bm/${caseId}`, window.url()).href);
  await window.getByRole('region', { name: 'Transparenzregister' }).getByText(registers[status]).waitFor();
  return window;
};

const chat = async (environment: PageEnvironment): Promise<Page> =>
  atCase(environment, await caseFixtures.answered(), { tab: 'Kommunikation' });

async function withAttachment(environment: PageEnvironment): Promise<Page> {
  const window = await chat(environment);
  const chooser = window.waitForEvent('filechooser');
  await press(window, /Datei anhängen/);
  const buffer = Buffer.from(await pdf('Anlage').arrayBuffer());
  await (await chooser).setFiles({ name: 'Anlage.pdf', mimeType: 'application/pdf', buffer });
  return pageWithText(window, 'Anlage.pdf');
}

async function choosingTemplate(environment: PageEnvironment): Promise<Page> {
  const window = await chat(environment);
  await press(window, 'Vorlage einfügen');
  await window.getByRole('menuitem').first().waitFor();
  return window;
}

async function withOpenPlaceholder(environment: PageEnvironment): Promise<Page> {
  const window = await chat(environment);
  await window.getByLabel('Nachricht an den Kunden').fill('Bitte antworten Sie bis {Frist}.');
  await press(window, 'Nachricht senden');
  return pageWithText(window, 'Bitte ersetzen Sie {Frist} durch Ihren Text.');
}

async function withSentAttachment(environment: PageEnvironment): Promise<Page> {
  const { caseId } = await caseFixtures.answered();
  const window = await environment.staff('/bm/start');
  const file = { name: 'a', originalName: 'Anlage.pdf', mimeType: 'application/pdf', sizeBytes: 4711 };
  await window.route(new RegExp(`/bgo_identifications/${caseId}/messages$`), async (route) => {
    const response = await route.fetch();
    const sent = { attachment: file, attachments: [file], bgoIdentificationMessageAttachments: [file], revised: true };
    const messages = (await response.json()) as readonly object[];
    await route.fulfill({ response, json: messages.map((message) => ({ ...message, ...sent })) });
  });
  await window.goto(new URL(`/bm/${caseId}#Kommunikation`, window.url()).href);
  await window.getByRole('button', { name: 'Anlage.pdf' }).first().waitFor();
  return window;
}

/** The contract in the preview, until the selector is there; `body` replaces its content. */
const preview = (drawn: string, body?: string) => async (environment: PageEnvironment) => {
  const window = await atCase(environment, await caseFixtures.booked());
  if (body !== undefined)
    await window.route(/\/contract_files\/[^/]+\/download/, (route) =>
      route.fulfill({ body, contentType: 'application/pdf' }),
    );
  await window.getByRole('img', { name: 'Erledigt', exact: true }).nth(3).waitFor();
  await unfoldStep(window, 'Vertragsunterlagen hochladen');
  await press(window, /^kontovertrag.pdf$/);
  await window.locator(drawn).waitFor();
  return window;
};

const approval = {
  ...{ '@id': '/approvals/1', '@type': 'Approval', approvalId: '1', act: 'release', state: 'open', subject: '1' },
  ...{ requestedBy: { accountId: 'a', name: 'Sabine Sach' }, requestedAt: '2026-03-01T12:00:00.000Z' },
  ...{ expiresAt: '2026-03-08T12:00:00.000Z', decidedBy: null, decidedAt: null, voidReason: null },
  evidence: { lines: [{ label: 'Stand', value: '213 – Prüfung durch die Bank' }], changes: [] },
  decisions: ['confirm', 'reject'],
};
const decided = {
  ...{ ...approval, '@id': '/approvals/2', approvalId: '2', state: 'confirmed', decisions: [] },
  ...{ decidedBy: { accountId: 'b', name: 'Paul Plus' }, decidedAt: '2026-03-02T12:00:00.000Z' },
};

async function withApproval(environment: PageEnvironment): Promise<Page> {
  const { caseId } = await caseFixtures.onHold();
  const window = await environment.staff('/bm/start');
  const own = { ...approval, caseId, decisions: ['withdraw'] };
  await window.route(/\/api\/approvals\?/, (route) => route.fulfill({ json: [own] }));
  await window.goto(new URL(`/bm/${caseId}`, window.url()).href);
  await window.getByRole('article', { name: 'Freigabe eines Antrags' }).waitFor();
  return window;
}

async function approvals(environment: PageEnvironment): Promise<Page> {
  const { caseId } = await caseFixtures.onHold();
  const window = await environment.staff('/bm/start', 'ROLE_ADMIN_PLUS');
  const rows = [approval, decided].map((one) => ({ ...one, caseId }));
  await window.route(/\/api\/approvals\?/, (route) => route.fulfill({ json: rows }));
  await window.goto(new URL('/bm/freigaben', window.url()).href);
  await window.getByRole('article').first().waitFor();
  return window;
}

/** Parts of the page of a case, and the approvals. */
export const casePartsPageStates: readonly PageState[] = [
  ...(Object.keys(registers) as (keyof typeof registers)[]).map((status): PageState => ({
    app,
    page,
    state: `register-${status}`,
    open: registerState(status),
  })),
  { app, page, state: 'anhang', open: withAttachment },
  { app, page, state: 'anhang-gesendet', open: withSentAttachment },
  { app, page, state: 'vorlage-waehlen', open: choosingTemplate },
  { app, page, state: 'platzhalter', open: withOpenPlaceholder },
  { app, page, state: 'vorschau', open: preview('[data-look="text"]') },
  { app, page, state: 'vorschau-beschaedigt', open: preview('text=Keine Vorschau', '%PDF-1.7 abgebrochen') },
  { app, page, state: 'freigabe-angefragt', open: withApproval },
  { app, page: 'freigaben', state: 'liste', open: approvals },
];
