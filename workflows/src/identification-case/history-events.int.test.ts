import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorkflows } from '../bundle.js';
import { CaseHarness, type HarnessCase } from './testing/case-harness.fake.js';
import { identified, order } from './testing/case-journeys.fake.js';
import { byBank } from './testing/journey-steps.fake.js';
import { readTestServer } from './testing/test-server.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

/** Events of the runs of a case and of its child workflows. */
async function eventsOf({ handle, harness }: HarnessCase): Promise<number> {
  let events = 0;
  const query = `WorkflowId = '${handle.workflowId}' OR WorkflowId STARTS_WITH '${handle.workflowId}/'`;
  for await (const { workflowId, runId } of harness.client.workflow.list({ query }))
    events += Number((await harness.client.workflow.getHandle(workflowId, runId).describe()).historyLength);
  return events;
}

/** The steps of a GmbH with two directors, by their names in the table. */
const steps: Readonly<Record<string, (one: HarnessCase) => Promise<unknown>>> = {
  'e-mail address confirmed': (one) => one.send('confirmEmail', { name: 'confirmEmail' }),
  'form saved for the first time': (one) => one.send('formSaved', { name: 'formSaved' }),
  'ordered, handed over, checks started': (one) => order(one),
  'first person identified': (one) => identified(one, 'p1'),
  'second person identified, ready': (one) => identified(one, 'p1', 'p2'),
  'taken over by the bank': (one) => byBank(one, { name: 'takeOver' }),
  'persons passed to the core bank': (one) => byBank(one, { name: 'passToCoreBanking', mode: 'KUNDE' }),
  'account opened': (one) => byBank(one, { name: 'createAccount' }),
  'girocard ordered': (one) => byBank(one, { name: 'createGirocard' }),
  'finished, waiting for the archive': async (one) => {
    await byBank(one, { name: 'finish', success: true });
    await one.secondRun();
  },
};

/** The committed table: step and the events it may take. */
function committed(): Readonly<Record<string, number>> {
  const text = readFileSync(join(__dirname, '../../../docs/history-events.md'), 'utf8');
  const rows = [...text.matchAll(/^\| ([^|]+?) +\| (\d+) +\|$/gm)].map(([, step = '', events]) => [
    step,
    Number(events),
  ]);
  return Object.fromEntries(rows) as Record<string, number>;
}

onServer('the history of a whole case, on a real Temporal server', () => {
  let harness: CaseHarness;
  beforeAll(async () => {
    harness = await CaseHarness.open(
      address!,
      await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet),
    );
  });
  afterAll(() => harness?.close());

  test('each step takes the events of the committed table', async () => {
    const one = await harness.startCase();
    await one.isQuiet();
    const taken: Record<string, number> = { registered: await eventsOf(one) };
    for (const [name, run] of Object.entries(steps)) {
      const before = await eventsOf(one);
      await run(one);
      await one.isQuiet();
      taken[name] = (await eventsOf(one)) - before;
    }
    const sum = (values: Readonly<Record<string, number>>) => Object.values(values).reduce((all, n) => all + n, 0);
    const { 'whole case': whole, ...table } = committed();
    expect(Object.keys(taken)).toEqual(Object.keys(table));
    expect(whole).toBe(sum(table));
    const more = Object.entries(taken).filter(([name, events]) => events > (table[name] ?? 0));
    expect(more).toEqual([]);
    // One more than in revision 6: the timer of the reminders.
    expect(whole).toBeLessThanOrEqual(186);
  });
});
