import { acceptedBoxes, readyToOrder, type Applicant } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { bareInsert, bareStart, withEngines } from './engines.js';
import { ms, times, type Figure } from './figure.js';
import { spreadOf, timed, underLoad } from './measure.js';
import { orderOnce } from './order-once.js';
import { atRest, costOf, sharesOf, sumOf } from './processes.js';

const wantedMs = 400;
/** Warm-up orders, because code is slow when it runs for the first time. */
const notCounted = 30;

/** Applications up to the order, and the duration of the order. */
export const order: Figure = {
  name: 'order',
  title: 'Order',
  how: 'POST /me/startIdentification of a GmbH with two directors until its answer 200: hold rules, register reports, matching, hand-over to the banking provider (218 → 220). The first 30 are not counted. At 1 the next order comes once all that followed the last one has happened. The providers are the sandbox, without added latency. Bare limit: one Temporal start that nobody serves and one acknowledged insert.',
  limitMs: 240_000,
  measure: ({ quick, signal }) =>
    withEngines(async function* (engines) {
      const boxes = await acceptedBoxes();
      await underLoad({ count: quick ? 2 : notCounted, concurrency: 1, signal }, async () =>
        orderOnce(await readyToOrder(unknownCompany()), boxes),
      );
      for (const [concurrency, count] of quick
        ? ([
            [1, 6],
            [8, 16],
          ] as const)
        : ([
            [1, 40],
            [8, 80],
          ] as const)) {
        const ready: Applicant[] = [];
        const prepare = async () => void ready.push(await readyToOrder(unknownCompany()));
        await underLoad({ count, concurrency: 8, signal }, prepare);
        const load = { count, concurrency, signal };
        const bare = await underLoad(load, async () => {
          await bareStart(engines);
          await bareInsert(engines);
        });
        const took: number[] = [];
        const costs = await costOf(() =>
          underLoad(load, async () => {
            if (concurrency === 1) await atRest();
            const applicant = ready.pop()!;
            took.push(await timed(() => orderOnce(applicant, boxes)));
          }),
        );
        const spread = spreadOf(took);
        yield {
          what: `at ${concurrency}: p50 ${ms(spread.p50)}, p95, p99 ${ms(spread.p99)} (processor ms per order and what follows it: ${(sumOf(costs) / count).toFixed(0)} in all, ${sharesOf(costs, count)})`,
          value: ms(spread.p95),
          n: count,
          bare: ms(bare.spread.p95),
          ratio: times(spread.p95, bare.spread.p95),
          ...(concurrency === 1 ? { wanted: `≤ ${wantedMs} ms`, met: spread.p95 <= wantedMs } : {}),
        };
      }
    }),
};
