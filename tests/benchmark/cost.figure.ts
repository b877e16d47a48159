import { Clerk } from '../support/clerk.js';
import { withEngines } from './engines.js';
import { ms, share, short, type Figure } from './figure.js';
import { underLoad } from './measure.js';
import { growTo } from './stored-cases.js';
import { costOf, sharesOf, sumOf } from './processes.js';
import { wholeCase } from './whole-case.js';

/** Above this factor the cost per case is not constant. */
const flat = 1.25;
let withFewest: number | undefined;

/** The cost of a case by number of other cases. */
export function costAt(count: number, limitMs: number): Figure {
  const size = `${count / 1_000}k`;
  return {
    name: `cost-${size}`,
    title: `Cost of a case among ${count.toLocaleString('en')}`,
    how: `Processor time of all processes of the stack for whole cases (0 → 430, 8 at a time) that are really driven, while ${count.toLocaleString('en')} others lie in the database: the fixture of the list, cases and logins, without workflows behind them. The ratio is to the smallest number of neighbours of this run.`,
    limitMs,
    measure: ({ quick, signal }) =>
      withEngines(async function* (engines) {
        const clerk = await Clerk.login();
        const { caseId } = await wholeCase(clerk);
        await growTo(engines, quick ? count / 10 : count, caseId, signal);
        const load = { count: quick ? 8 : 24, concurrency: 8, signal };
        let typical = 0;
        const costs = await costOf(async () => {
          typical = (await underLoad(load, () => wholeCase(clerk))).spread.p50;
        });
        const each = sumOf(costs) / load.count;
        withFewest ??= each;
        yield {
          what: `processor time per case (${sharesOf(costs, load.count)}); one takes p50 ${ms(typical)}`,
          value: ms(each),
          n: load.count,
          bare: ms(withFewest),
          ratio: share(each, withFewest),
          wanted: `≤ ${short(flat * 100)} %`,
          met: each <= withFewest * flat,
        };
      }),
  };
}
