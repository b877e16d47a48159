import { Clerk } from '../support/clerk.js';
import { unexpected } from '../support/http.js';
import { withEngines, type Engines } from './engines.js';
import { ms, times, type Figure } from './figure.js';
import { underLoad } from './measure.js';
import { growTo, somePlaces } from './stored-cases.js';
import { atRest } from './processes.js';
import { wholeCase } from './whole-case.js';

const pageSize = 25;
const wantedMs = 50;
const wantedUpTo = 10_000;

/** Requests of clerks, in the query parameters of the list. */
const questions: readonly { readonly what: string; readonly query: Readonly<Record<string, unknown>> }[] = [
  { what: 'newest first', query: {} },
  { what: 'ready for the bank (310)', query: { filter: { bgoMainStatus: 310 } } },
  { what: 'four statuses', query: { filter: { bgoMainStatus: [213, 220, 410, 425] } } },
  { what: 'search for a word of a name', query: { filter: { q: 'kranich' } } },
  { what: 'search for one company', query: { filter: { q: 'nr4711' } } },
  { what: 'search for a number', query: { filter: { q: '5000815' } } },
  { what: 'by name', query: { sort: ['businessName', 'ASC'] } },
  { what: 'by status', query: { sort: ['bgoMainStatus', 'DESC'] } },
  {
    what: 'search and filter, by name',
    query: { sort: ['businessName', 'ASC'], filter: { q: 'werft', bgoMainStatus: [310, 430] } },
  },
];

function pathOf({ sort = ['recordCreatedAt', 'DESC'], filter = {} }: Readonly<Record<string, unknown>>): string {
  const texts = { sort, range: [0, pageSize - 1], filter };
  const query = new URLSearchParams(Object.entries(texts).map(([name, value]) => [name, JSON.stringify(value)]));
  return `/bgo_identifications_portal?${query.toString()}`;
}

/** The query plan of the first page, where the engine has one. */
async function planOf({ portal }: Engines): Promise<string> {
  const first = portal.collection('cases').find({ hidden: false }).sort({ createdAt: -1, _id: -1 }).limit(pageSize);
  try {
    const plan = (await first.explain('queryPlanner')) as { queryPlanner?: { winningPlan?: unknown } };
    const index = /"indexName":"([^"]+)"/.exec(JSON.stringify(plan.queryPlanner?.winningPlan ?? {}))?.[1];
    return index === undefined ? 'no index' : `index ${index}`;
  } catch {
    return 'this engine does not explain';
  }
}

/** The list of customer requests by number of cases in the database. */
export function caseListAt(count: number, limitMs: number): Figure {
  const size = `${count / 1_000}k`;
  return {
    name: `case-list-${size}`,
    title: `List of ${pageSize} with ${count.toLocaleString('en')} cases`,
    how: `GET /bgo_identifications_portal as the back office asks it, one at a time, p95. ${count.toLocaleString('en')} cases are a fixture: one real case of this run, written again under other keys, names, dates and statuses. Bare limit: the driver reads ${pageSize} documents by _id, p95.`,
    limitMs,
    measure: ({ quick, signal }) =>
      withEngines(async function* (engines) {
        const clerk = await Clerk.login();
        const { caseId } = await wholeCase(clerk);
        await growTo(engines, quick ? count / 10 : count, caseId, signal);
        // Deletes what the many writes left first.
        await atRest();
        const load = { count: quick ? 10 : 40, concurrency: 1, signal };
        const places = somePlaces(pageSize);
        const bare = await underLoad(load, () =>
          engines.portal
            .collection<{ _id: string }>('cases')
            .find({ _id: { $in: [...places] } })
            .toArray(),
        );
        yield { what: `plan of the first page: ${await planOf(engines)}`, value: '', n: 1 };
        for (const { what, query } of questions) {
          const path = pathOf(query);
          const { spread } = await underLoad(load, async () => {
            const answer = await clerk.call<readonly unknown[]>('GET', path);
            if (answer.status !== 200) throw unexpected(what, answer);
          });
          yield {
            what: `${what}: p50 ${ms(spread.p50)}, p95`,
            value: ms(spread.p95),
            n: load.count,
            bare: ms(bare.spread.p95),
            ratio: times(spread.p95, bare.spread.p95),
            ...(count <= wantedUpTo ? { wanted: `≤ ${wantedMs} ms`, met: spread.p95 <= wantedMs } : {}),
          };
        }
      }),
  };
}
