import { join } from 'node:path';
import { caseStatus } from '@kontor/domain/case/case-status';
import { mailFailedSignal } from '@kontor/workflow-contract/identification-case.contract';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness, type HarnessCase } from './testing/case-harness.fake.js';
import { form, order, untilForm } from './testing/case-journeys.fake.js';
import { WorkerLine } from './testing/worker-line.fake.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

/** Projections may run in workflow tasks, so they come before the task is recorded. */
onServer('a workflow task that is lost, on a real Temporal server', () => {
  let harness: CaseHarness;
  let line: WorkerLine;
  let endLost: (() => Promise<void>) | undefined;
  let bundle: { code: string };

  beforeAll(async () => {
    bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
  });
  beforeEach(async () => {
    endLost = undefined;
    line = await WorkerLine.to(address!);
    harness = await CaseHarness.open(address!, bundle, line.address);
  });
  afterEach(async () => {
    // The lost workers may report what nobody takes any more, and end.
    line?.mend();
    await endLost?.();
    await harness?.close();
    line?.close();
  });

  const linesOf = (one: HarnessCase, status: string) => one.services.lines.filter((entry) => entry.status === status);
  const loseWorkers = async () => {
    line.cut();
    endLost = await harness.replaceWorkers(bundle, address!);
  };

  test('it had accepted a command: nothing of it is projected, and the command can be given again', async () => {
    const one = await untilForm(harness);
    const count = async (attribute: 'workflowExecutionUpdateAccepted' | 'workflowTaskTimedOut') =>
      (await one.handle.fetchHistory()).events?.filter((event) => event[`${attribute}EventAttributes`]).length ?? 0;
    const [accepted, seq] = [await count('workflowExecutionUpdateAccepted'), one.services.seqs.at(-1)];
    line.hold();
    const first = one.send('abort', { name: 'abort' }).catch(() => 'lost');
    await harness.until(async () => (await count('workflowTaskTimedOut')) > 0);
    expect(await count('workflowExecutionUpdateAccepted')).toBe(accepted);
    expect(one.services.seqs.at(-1)).toBe(seq);
    await loseWorkers();
    await first;
    await one.isQuiet();
    expect(await one.send('abort', { name: 'abort' })).toEqual({ kind: 'done' });
    expect(linesOf(one, '350').map(({ mails }) => mails)).toEqual([['aborted']]);
  });

  test('it had projected a mismatch: who resolves it meanwhile is answered by what was shown', async () => {
    const one = await untilForm(harness);
    await order(one);
    // What the order still projects is not the task that gets lost.
    await one.isQuiet();
    one.services.state = { ...one.services.state, business: 'research_mismatch', mismatch: 'functionaries' };
    one.services.answersLost = true;
    await one.sendProviderEvent();
    await one.until('the projection of a task under way', () => one.snapshot.status === caseStatus.researchMismatch);
    await loseWorkers();
    const command = { name: 'continue', kind: 'functionaries', form: form(2), resolution: 'r', abort: false } as const;
    // Recorded before the task is repeated, which takes it before the answer of the provider.
    const resolving = one.send('continue', command);
    one.services.answersLost = false;
    one.services.state = { ...one.services.state, business: 'research_initiated', mismatch: null };
    expect(await resolving).not.toEqual({ kind: 'status' });
    expect(one.services.count('transfer')).toBe(2);
  });

  test('it had projected a reminder: its mail is queued once', async () => {
    const one = await untilForm(harness, { reminderDayMs: 4_000 });
    one.services.reminders.push({ due: [{ topic: 'draft', personId: null }], nextAt: null });
    const reminders = () => one.services.lines.filter(({ mails }) => mails.includes('draftReminder'));
    one.services.answersLost = true;
    await one.until('the projection of a task under way', () => reminders().length === 1);
    await loseWorkers();
    one.services.answersLost = false;
    await one.isQuiet();
    expect(await one.send('abort', { name: 'abort' })).toEqual({ kind: 'done' });
    expect(reminders()).toHaveLength(1);
  });

  test('it had projected, and another change comes first: both are projected, each once', async () => {
    const one = await harness.startCase({ doiWindowMs: 4_000 });
    one.services.answersLost = true;
    await one.until('the projection of a task under way', () => linesOf(one, '120').length === 1);
    await loseWorkers();
    // Recorded before the task is repeated, and taken before the timer of that task.
    await one.handle.signal(mailFailedSignal, { mailId: `${one.caseId}:1:0` });
    one.services.answersLost = false;
    await one.until('both changes', () => one.snapshot.attention === 'mail_failed');
    expect(one.snapshot.status).toBe(120);
    expect(linesOf(one, '120')).toHaveLength(1);
    const numbers = one.services.lines.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)]);
    await one.until('the end', () => one.services.seqs.at(-1)! > linesOf(one, '120')[0]!.seq);
  });
});
