import { randomUUID } from 'node:crypto';
import { Applicant } from '../support/applicant.js';
import { filledIn } from '../support/application.js';
import { unknownCompany } from '../support/company.js';
import { isRefused, unexpected } from '../support/http.js';
import { plainDocument, withEngines, type Engines } from './engines.js';
import { ms, times, type Figure } from './figure.js';
import { underLoad } from './measure.js';

const wantedMs = 50;

/** An applicant with an open form; saves it again with the version of the last save. */
async function openForm(): Promise<() => Promise<void>> {
  const applicant = new Applicant(unknownCompany());
  await applicant.register();
  await applicant.confirm();
  await applicant.reaches(130);
  await applicant.fillIn();
  const form = await applicant.form();
  let version = `"${form.version}"`;
  let saves = 0;
  return async () => {
    saves += 1;
    const body = filledIn(form, { ...applicant.company, line1: `Werftstraße ${saves}` }, applicant.email);
    const answer = await applicant.call('PUT', `/bgo_identifications/${applicant.caseId}`, {
      body,
      headers: { 'if-match': version },
    });
    if (isRefused(answer)) throw unexpected('autosave', answer);
    version = answer.headers.get('etag') ?? version;
  };
}

/** Writes one document repeatedly, each time with the version of the last write. */
async function bareUpdate({ own }: Engines): Promise<() => Promise<void>> {
  const documents = own.collection<{ _id: string; version: number; text: string }>('saves');
  const _id = randomUUID();
  await documents.insertOne({ _id, version: 0, ...plainDocument });
  let version = 0;
  return async () => {
    const written = await documents.updateOne({ _id, version }, { $set: plainDocument, $inc: { version: 1 } });
    if (written.matchedCount !== 1) throw new Error('The bare update found no document');
    version += 1;
  };
}

/** A pool of save functions; each is used by one caller at a time. */
function inTurn(saves: (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    const save = saves.pop()!;
    await save();
    saves.push(save);
  };
}

const several = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Autosave while a customer types. */
export const autosave: Figure = {
  name: 'autosave',
  title: 'Autosave',
  how: 'PUT /bgo_identifications/{id} with the whole form of a GmbH with two directors, one field changed, under If-Match. Bare limit: one acknowledged compare-and-set update of a document of 2 kB.',
  limitMs: 60_000,
  measure: ({ quick, signal }) =>
    withEngines(async function* (engines) {
      for (const [concurrency, count] of quick
        ? ([
            [1, 30],
            [8, 80],
          ] as const)
        : ([
            [1, 300],
            [8, 800],
          ] as const)) {
        const load = { count, concurrency, signal };
        const bare = await underLoad(load, inTurn(await several(concurrency, () => bareUpdate(engines))));
        const { spread } = await underLoad(load, inTurn(await several(concurrency, openForm)));
        yield {
          what: `at ${concurrency}: p50 ${ms(spread.p50)}, p95`,
          value: ms(spread.p95),
          n: count,
          bare: ms(bare.spread.p95),
          ratio: times(spread.p95, bare.spread.p95),
          ...(concurrency === 1 ? { wanted: `≤ ${wantedMs} ms`, met: spread.p95 <= wantedMs } : {}),
        };
      }
    }),
};
