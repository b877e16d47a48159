import { driveSetup, type Sent, type SetupWay } from './drive-setup.js';
import { startedRun, type SetupRun, type SetupStep, type SetupSubject } from './setup-run.js';
import { setupSubject } from './testing/setup-subject.js';

const customers = 'KUNDE' as const;
const running = { running: 'coreBanking', commands: new Set<string>() } as const;
const states = [
  setupSubject(),
  setupSubject({ parties: customers }),
  setupSubject({ parties: customers, account: true }),
  setupSubject({ parties: customers, account: true, girocard: true }),
] as const;

interface Core {
  /** How many steps are booked. */
  booked: number;
  isRunning: boolean;
}

/** A core bank that books what is sent, as the case shows it; the answers of single sends may differ. */
function coreFake(answers: Readonly<Partial<Record<number, Sent | Error>>> = {}) {
  const core: Core = { booked: 0, isRunning: false };
  const sent: SetupStep[] = [];
  const shown: SetupRun[] = [];
  const way: SetupWay = {
    read: () => Promise.resolve({ ...states[core.booked]!, ...(core.isRunning ? running : {}) }),
    reasonOf: (error) => (error as Error).message,
    send: (step) => {
      const answer = answers[sent.push(step)] ?? { kind: 'done' };
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer.kind === 'done') core.booked += 1;
      core.isRunning = answer.kind === 'async' || answer.kind === 'busy';
      return Promise.resolve(answer);
    },
    change: () => {
      if (core.isRunning) core.booked += 1;
      core.isRunning = false;
      return Promise.resolve();
    },
    show: (run) => void shown.push(run),
  };
  return { way, core, sent, shown };
}

const start = (record: SetupSubject = states[0]) => startedRun(record, customers);

it('sends one step after the other', async () => {
  const { way, sent, shown } = coreFake();
  expect(await driveSetup(start(), way)).toMatchObject({ stopped: null });
  expect(sent).toEqual(['pass', 'account', 'girocard']);
  expect(shown.map(({ answers }) => Object.keys(answers).length)).toEqual([0, 1, 2, 3]);
});

it.each([
  ['continues after its answer', { kind: 'async' }],
  ['runs in another window', { kind: 'busy' }],
] as const)('sends no step again that %s', async (_name, answer) => {
  const { way, sent } = coreFake({ 2: answer });
  expect(await driveSetup(start(), way)).toMatchObject({ stopped: null });
  expect(sent).toEqual(['pass', 'account', 'girocard']);
});

it.each([1, 2, 3])('stops at a refusal of step %i, and continues from there', async (at) => {
  const { way, sent, core } = coreFake({ [at]: { kind: 'failed', reason: 'Produkt unbekannt' } });
  const run = await driveSetup(start(), way);
  const steps = ['pass', 'account', 'girocard'] as const;
  expect(run.stopped).toEqual({ step: steps[at - 1], reason: 'Produkt unbekannt' });
  expect(sent).toEqual(steps.slice(0, at));
  await driveSetup(start(states[core.booked]), way);
  expect(sent).toEqual([...steps.slice(0, at), ...steps.slice(at - 1)]);
  expect(core.booked).toBe(3);
});

it('stops where the case cannot be read', async () => {
  const { way } = coreFake();
  const run = await driveSetup(start(), { ...way, read: () => Promise.reject(new Error('Keine Verbindung')) });
  expect(run.stopped).toEqual({ step: 'pass', reason: 'Keine Verbindung' });
});

it('ends silently when its clerk has left', async () => {
  const { way, sent } = coreFake();
  expect(await driveSetup(start(), { ...way, read: () => Promise.resolve(null) })).toMatchObject({ stopped: null });
  expect(sent).toEqual([]);
});
