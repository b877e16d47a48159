import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readyToOrder, type Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { identifyingSlowly, noteworthy, unknownCompany, type CompanyEntry } from '../support/company.js';
import { isRefused, unexpected, type Answer } from '../support/http.js';
import { createdTwice } from '../support/sandbox.js';
import { supervisor } from '../support/supervisor.js';
import { bringToReady, order } from '../support/whole-way.js';

/** A command of staff: how a case comes to it, and the call. */
interface Way {
  readonly command: string;
  readonly before: () => Promise<Applicant>;
  /** Commands that come first. */
  readonly first?: readonly ((clerk: Clerk, caseId: string) => Promise<Answer>)[];
  readonly by?: 'ROLE_ROOT' | 'ROLE_ADMIN_PLUS';
  readonly method: string;
  readonly path: (caseId: string) => string;
  readonly body?: () => unknown;
  /** The status that it leads to, once. */
  readonly leadsTo?: number;
}

const reason = 'Ausweise lagen der Filiale vor';
const statusPath = (caseId: string) => `/bgo_identifications_status/${caseId}/setStatus`;
const portalPath = (end: string) => (caseId: string) => `/bgo_identifications_portal/${caseId}/${end}`;
const toStatus = (status: number, why?: string) => ({
  leadsTo: status,
  method: 'PATCH',
  path: statusPath,
  body: () => ({ status, ...(why === undefined ? {} : { reason: why }) }),
});
const ready = () => bringToReady(unknownCompany());
const drafted = () => readyToOrder(unknownCompany());
const toPaused = (paused: boolean) => ({
  before: drafted,
  method: 'PUT',
  path: portalPath('reminders/paused'),
  body: () => ({ paused }),
});
const takeOver = (clerk: Clerk, caseId: string) => clerk.setStatus(caseId, 410);
const pass = (clerk: Clerk, caseId: string) => clerk.pass(caseId);
const account = (clerk: Clerk, caseId: string) => clerk.createAccount(caseId);

const orderedTo = (status: number, company: () => CompanyEntry) => async (): Promise<Applicant> => {
  const applicant = await readyToOrder(company());
  await order(applicant);
  await applicant.reaches(status);
  return applicant;
};
const onHold = orderedTo(213, noteworthy);
const transferred = orderedTo(220, () => identifyingSlowly('Prüfung Dauer'));
const identifying = orderedTo(240, () => identifyingSlowly('Recherche Dauer'));

const ways: readonly Way[] = [
  {
    command: 'release',
    before: onHold,
    leadsTo: 218,
    method: 'POST',
    path: (caseId) => `/bgo_identifications/${caseId}/start`,
    body: () => ({ reason }),
  },
  { command: 'reject', before: onHold, ...toStatus(216, reason) },
  { command: 'setReady', before: transferred, by: 'ROLE_ADMIN_PLUS', ...toStatus(310) },
  { command: 'supportFix', before: identifying, by: 'ROLE_ROOT', ...toStatus(305, reason) },
  {
    command: 'disableProcess',
    before: ready,
    by: 'ROLE_ADMIN_PLUS',
    method: 'POST',
    path: portalPath('disableProcess'),
  },
  {
    command: 'syncWithProvider',
    before: identifying,
    by: 'ROLE_ROOT',
    method: 'POST',
    path: (caseId) => `/bgo_identifications/${caseId}/sync-with-solaris`,
  },
  { command: 'takeOver', before: ready, ...toStatus(410) },
  { command: 'requestData', before: ready, first: [takeOver], ...toStatus(425, 'Bitte senden Sie uns den Vertrag.') },
  { command: 'finish', before: ready, first: [takeOver], ...toStatus(430) },
  { command: 'finish', before: ready, first: [takeOver], ...toStatus(450) },
  {
    command: 'assign',
    before: ready,
    first: [takeOver],
    method: 'POST',
    path: portalPath('assign'),
    body: () => ({ accountId: '' }),
  },
  {
    command: 'passToCoreBanking',
    before: ready,
    first: [takeOver],
    method: 'POST',
    path: portalPath('passToAgree21?mode=KUNDE'),
  },
  {
    command: 'createAccount',
    before: ready,
    first: [takeOver, pass],
    method: 'POST',
    path: portalPath('createKontokorrentkonto'),
  },
  {
    command: 'createGirocard',
    before: ready,
    first: [takeOver, pass, account],
    method: 'POST',
    path: portalPath('createGirocard'),
  },
  {
    command: 'remind',
    before: drafted,
    method: 'POST',
    path: portalPath('reminders'),
    body: () => ({ topic: 'draft', personId: null }),
  },
  { command: 'pauseReminders', ...toPaused(true) },
  {
    command: 'resumeReminders',
    ...toPaused(false),
    first: [(clerk, caseId) => clerk.call('PUT', portalPath('reminders/paused')(caseId), { body: { paused: true } })],
  },
];

interface HistoryRow {
  readonly type: string;
  readonly status: string;
}

/** The portal is killed once it has the result of a command, and before it answers; the page repeats without a key. */
describe('a command of staff whose answer was lost with the portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-lost-'));
  const file = join(folder, 'next');
  let cases: readonly Applicant[];

  beforeAll(async () => {
    const preload = pathToFileURL(resolve('tests/soak/lose-answer.mjs'));
    preload.searchParams.set('file', file);
    await supervisor.restart('portal', { NODE_OPTIONS: `--import=${preload.href}` });
    cases = await Promise.all(ways.map((way) => way.before()));
  });
  afterAll(async () => {
    await supervisor.restart('portal', { NODE_OPTIONS: '' });
    rmSync(folder, { recursive: true });
  });

  test('every command of staff is tried', () => {
    const { rows } = JSON.parse(readFileSync('docs/lifecycle.json', 'utf8')) as {
      rows: readonly { name: string; kind: string; who: readonly string[] }[];
    };
    const ofStaff = rows.filter(({ kind, who }) => kind === 'command' && who.some((one) => one.startsWith('ROLE_')));
    const tried = new Set(ways.map(({ command }) => command));
    expect([...new Set(ofStaff.map(({ name }) => name))].filter((name) => !tried.has(name))).toEqual([]);
  });

  test.each(ways.map((way, place) => [way.command, JSON.stringify(way.body?.() ?? null), way, place] as const))(
    '%s %s',
    async (_command, _body, way, place) => {
      const { caseId } = cases[place]!;
      const clerk = await Clerk.login(way.by ?? 'ROLE_ADMIN');
      for (const command of way.first ?? []) {
        const answer = await command(clerk, caseId);
        if (isRefused(answer)) throw unexpected('a command before', answer);
      }
      const ask = () => clerk.call(way.method, way.path(caseId), way.body === undefined ? {} : { body: way.body() });
      writeFileSync(file, `${way.method} /api${way.path(caseId)}`);
      await expect(ask()).rejects.toThrow();
      expect(existsSync(file)).toBe(false);
      // Not as late as the supervisor starts a process that ended often.
      await supervisor.start('portal');
      const again = await ask();
      if (isRefused(again)) throw unexpected('the repeated command', again);
      expect(await createdTwice('core-banking', caseId)).toEqual([]);
      expect(await createdTwice('banking', caseId)).toEqual([]);
      // A case that was disabled is shown no more.
      const history = await clerk.call<readonly HistoryRow[]>(
        'GET',
        `/bgo_identifications/${caseId}/status_history_joined`,
      );
      const entries = (history.status === 200 ? history.body : []).filter(
        ({ type, status }) => type === 'bgo' && status === String(way.leadsTo),
      );
      expect(entries).toHaveLength(way.leadsTo === undefined ? 0 : 1);
    },
    60_000,
  );
});
