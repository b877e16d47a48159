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

type Share = readonly [status: number, percent: number, waitingFor: string];

/** Distribution of cases over statuses, in percent, and whom they wait for. */
const spread: readonly Share[] = [
  [130, 5, 'customer'],
  [210, 20, 'customer'],
  [213, 3, 'bank'],
  [220, 7, 'customer'],
  [230, 3, 'customer'],
  [310, 10, 'bank'],
  [410, 5, 'bank'],
  [425, 2, 'customer'],
  [430, 35, 'timer'],
  [440, 8, 'timer'],
  [450, 2, 'timer'],
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

function shareOf(at: number): Share {
  let left = (at * 37) % 100;
  return spread.find(([, percent]) => (left -= percent) < 0) ?? spread.at(-1)!;
}

/** Every so-manieth case has a name that is a person's, sealed with a key that is gone. */
const sealedEvery = 10;

function namesAt(at: number): Document {
  const name = nameOf(at);
  if (at % sealedEvery === 0)
    return { legalForm: 'EK', companyName: '', nameSort: '', searchKeys: [], sealedName: randomBytes(80) };
  const whole = name.join(' ');
  return { companyName: `${whole} GmbH`, nameSort: `${whole} gmbh`, searchKeys: [...name, 'gmbh'] };
}

/** A name of three words and the number; a search for one word finds about a quarter of all. */
function nameOf(at: number): readonly string[] {
  const pick = (step: number): string => words[Math.floor(at / step) % words.length]!;
  return [pick(1), pick(7), pick(31), `nr${at}`];
}

function caseAt(template: Document, at: number): Document {
  const number = firstNumber + at;
  const [status, , waitingFor] = shareOf(at);
  const createdAt = Date.now() - ((at * 7919) % 400) * dayMs - at;
  return {
    ...template,
    _id: String(number),
    number,
    accountId: token(),
    ...namesAt(at),
    nameHashes: likewise(template['nameHashes'], beginning),
    emailHashes: likewise(template['emailHashes'], token),
    registerHash: token(),
    accountHashes: likewise(template['accountHashes'], token),
    status,
    createdAt,
    waitingFor,
    waitingSince: createdAt + ((at * 104_729) % (dayMs / 2)),
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

/** Gives each so-manieth case of the fixture, from a place on, the same values. */
export async function markEvery(
  { portal }: Engines,
  { every, from, count }: { readonly every: number; readonly from: number; readonly count: number },
  values: Document,
): Promise<void> {
  const places = Array.from({ length: Math.ceil((count - from) / every) }, (_, n) =>
    String(firstNumber + from + n * every),
  );
  const cases = portal.collection<Document & { _id: string }>('cases');
  await cases.updateMany({ _id: { $in: places } }, { $set: values });
}
