import { Clerk } from '../support/clerk.js';
import { bareInsert, bareStart, withEngines, type Engines } from './engines.js';
import { ms, perSecond, share, type Figure } from './figure.js';
import { underLoad, type Throughput } from './measure.js';
import { costOf, sharesOf, sumOf } from './processes.js';
import { wholeCase } from './whole-case.js';

const wantedEvents = 185;
const full = [
  { concurrency: 1, count: 6 },
  { concurrency: 8, count: 32 },
  { concurrency: 32, count: 64 },
] as const;
const small = [
  { concurrency: 1, count: 1 },
  { concurrency: 8, count: 8 },
] as const;

/** History events of a case over all its runs. */
async function eventsOf({ temporal }: Engines, caseId: string): Promise<number> {
  let events = 0;
  let runId: string | undefined = (await temporal.workflow.getHandle(`case/${caseId}`).describe()).raw
    .workflowExecutionInfo?.firstRunId as string | undefined;
  while (runId !== undefined && runId !== '') {
    const history = await temporal.workflow.getHandle(`case/${caseId}`, runId).fetchHistory();
    const last = history.events?.at(-1);
    events += history.events?.length ?? 0;
    runId = last?.workflowExecutionContinuedAsNewEventAttributes?.newExecutionRunId ?? undefined;
  }
  return events;
}

/** Complete cases, and the length of their histories. */
export const wholeCases: Figure = {
  name: 'whole-cases',
  title: 'Whole cases per second, 0 → 430, and history events per case',
  how: 'A GmbH with two directors: registered, confirmed by the code of the mail, filled in, ordered, identified by webhooks, taken over, passed to the core bank, account, girocard, contract, success. Customer and clerk ask again every 100 ms where they wait; a provider takes 150 ms for each of its steps. Bare limit: one Temporal start that nobody serves and one acknowledged insert. Events are counted over all runs of the workflow.',
  limitMs: 190_000,
  measure: ({ quick, signal }) =>
    withEngines(async function* (engines) {
      const clerk = await Clerk.login();
      const { caseId } = await wholeCase(clerk);
      const events = await eventsOf(engines, caseId);
      yield {
        what: 'history events of one case',
        value: String(events),
        n: 1,
        wanted: `≤ ${wantedEvents}`,
        met: events <= wantedEvents,
      };
      for (const { concurrency, count } of quick ? small : full) {
        const load = { count, concurrency, signal };
        const bare = await underLoad({ ...load, count: count * 4 }, async () => {
          await bareStart(engines);
          await bareInsert(engines);
        });
        let done: Throughput | undefined;
        const costs = await costOf(async () => (done = await underLoad(load, () => wholeCase(clerk))));
        const { rate, spread } = done!;
        yield {
          what: `at ${concurrency} (one takes p50 ${ms(spread.p50)}, p95 ${ms(spread.p95)}; processor ms per case: ${(sumOf(costs) / count).toFixed(0)} in all, ${sharesOf(costs, count)})`,
          value: perSecond(rate),
          n: count,
          bare: perSecond(bare.rate),
          ratio: share(rate, bare.rate),
        };
      }
    }),
};
