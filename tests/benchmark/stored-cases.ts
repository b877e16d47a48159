import { randomBytes } from 'node:crypto';
import type { Document } from 'mongodb';
import type { Engines } from './engines.js';

/**
 * Fixture: cases and logins written directly into the database, as copies of one real case of this run with other
 * keys. They have no workflow.
 */
const firstNumber = 5_000_000;
const batch = 2_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Distribution of cases over statuses, in percent. */
const spread: readonly (readonly [status: number, percent: number])[] = [
  [130, 5],
  [210, 20],
  [213, 3],
  [220, 7],
  [230, 3],
  [310, 10],
  [410, 5],
  [425, 2],
  [430, 35],
  [440, 8],
  [450, 2],
];
const words = [
  'nord',
  'lumar',
  'feinwerk',
  'hafen',
  'kranich',
  'werft',
  'solana',
  'birke',
  'tal',
  'quell',
  'amsel',
  'eisen',
];

const token = (): string => randomBytes(24).toString('base64url');
/** Number of different name prefixes, because names repeat. */
const beginnings = Array.from({ length: 20_000 }, token);
const likewise = (values: unknown, one: () => string): readonly string[] =>
  Array.isArray(values) ? values.map(one) : [];
const beginning = (): string => beginnings[Math.floor(Math.random() * beginnings.length)]!;

function statusOf(at: number): number {
  let left = (at * 37) % 100;
  for (const [status, percent] of spread) {
    if (left < percent) return status;
    left -= percent;
  }
  return 430;
}

/** A name of three words and the number; a search for one word finds about a quarter of all. */
function nameOf(at: number): readonly string[] {
  const pick = (step: number): string => words[Math.floor(at / step) % words.length]!;
  return [pick(1), pick(7), pick(31), `nr${at}`];
}

function caseAt(template: Document, at: number): Document {
  const number = firstNumber + at;
  const name = nameOf(at);
  return {
    ...template,
    _id: String(number),
    number,
    accountId: token(),
    companyName: `${name.join(' ')} GmbH`,
    nameSort: `${name.join(' ')} gmbh`,
    searchKeys: [...name, 'gmbh'],
    nameHashes: likewise(template['nameHashes'], beginning),
    emailHashes: likewise(template['emailHashes'], token),
    registerHash: token(),
    status: statusOf(at),
    createdAt: Date.now() - ((at * 7919) % 400) * dayMs - at,
    outbox: [],
    notes: [],
  };
}

function loginAt(template: Document, at: number): Document {
  const caseId = String(firstNumber + at);
  return {
    ...template,
    _id: token(),
    accountId: token(),
    caseId,
    caseIds: [caseId],
    links: [],
    outbox: [],
    pending: false,
  };
}

/** Fills the database up to so many cases of the fixture; existing ones are kept. */
export async function growTo({ portal }: Engines, count: number, model: string, signal: AbortSignal): Promise<void> {
  const cases = portal.collection<Document & { _id: string }>('cases');
  const logins = portal.collection<Document & { _id: string }>('applicants');
  const oneCase = await cases.findOne({ _id: model });
  const oneLogin = await logins.findOne({ caseIds: model });
  if (oneCase === null || oneLogin === null) throw new Error('There is no case to take as a model');
  const there = await cases.countDocuments({ number: { $gte: firstNumber } });
  for (let from = there; from < count; from += batch) {
    signal.throwIfAborted();
    const places = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at);
    await cases.insertMany(places.map((at) => caseAt(oneCase, at) as Document & { _id: string }));
    await logins.insertMany(places.map((at) => loginAt(oneLogin, at) as Document & { _id: string }));
  }
}

/** Numbers of as many other cases as a page has. */
export const somePlaces = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(firstNumber + at * 3));
