import { availableParallelism } from 'node:os';
import { Applicant } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { bareInsert, bareStart, withEngines } from './engines.js';
import { ms, perSecond, share, type Figure, type Line } from './figure.js';
import { underLoad, type Throughput } from './measure.js';
import { CaseEvents } from './case-events.js';
import { costOf, sharesOf, sumOf } from './processes.js';
import { measureBaseline } from './baseline.js';

const full = [
  { concurrency: 1, count: 100 },
  { concurrency: 8, count: 300 },
  { concurrency: 64, count: 500 },
] as const;
const small = [
  { concurrency: 1, count: 10 },
  { concurrency: 8, count: 60 },
  { concurrency: 64, count: 150 },
] as const;

/** Target at a concurrency of 8. */
const wantedRate = 60;
/** Limit of the longest pause at a concurrency of 64, ms. */
const stallMs = 2_000;

/** The rate that the processors would allow if only the engine ran: an upper bound for our code. */
function enginesAlone(costs: ReadonlyMap<string, number>, count: number): readonly Line[] {
  return ['temporal', 'mongo'].map((engine) => {
    const each = (costs.get(engine) ?? 0) / count;
    const rate = (availableParallelism() * 1000) / each;
    return {
      what: `at 8, if ${engine} alone had the processors (${ms(each)} a case)`,
      value: perSecond(rate),
      n: count,
    };
  });
}

export const newCases: Figure = {
  name: 'new-cases',
  title: 'New cases per second',
  how: 'An applicant registers, the session reads its own case number, and the case counts once its workflow runs and its first status is projected (seen on the staff event stream). Bare limit: one Temporal start that nobody serves and one acknowledged insert, at the same concurrency; and the baseline, which is what is left of a new case when everything of ours is taken away.',
  limitMs: 240_000,
  measure: ({ quick, signal }) =>
    withEngines(async function* (engines) {
      const news = await CaseEvents.open();
      const register = async (): Promise<void> => {
        const applicant = new Applicant(unknownCompany());
        await applicant.register();
        await news.of(applicant.caseId);
      };
      await underLoad({ count: quick ? 10 : 60, concurrency: 4, signal }, register);
      for (const { concurrency, count } of quick ? small : full) {
        const load = { count, concurrency, signal };
        const bare = await underLoad(load, async () => {
          await bareStart(engines);
          await bareInsert(engines);
        });
        let done: Throughput | undefined;
        const costs = await costOf(async () => (done = await underLoad(load, register)));
        const { rate, spread, longestPause } = done!;
        yield {
          what: `at ${concurrency} (one takes p50 ${ms(spread.p50)}, p95 ${ms(spread.p95)}; longest pause ${ms(longestPause)}; processor ms per case: ${(sumOf(costs) / count).toFixed(0)} in all, ${sharesOf(costs, count)})`,
          value: perSecond(rate),
          n: count,
          bare: perSecond(bare.rate),
          ratio: share(rate, bare.rate),
          ...(concurrency === 8 ? { wanted: `≥ ${wantedRate} /s`, met: rate >= wantedRate } : {}),
          ...(concurrency === 64 ? { wanted: `no pause ≥ ${stallMs} ms`, met: longestPause < stallMs } : {}),
        };
        if (concurrency === 8) {
          yield* enginesAlone(costs, count);
          yield await measureBaseline(engines, load);
        }
      }
      news.close();
    }),
};
