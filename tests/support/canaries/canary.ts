import { randomInt } from 'node:crypto';

/** What a planted value is, for the table of what mails and exports may contain. */
export type CanaryKind =
  | 'company'
  | 'person'
  | 'personal data'
  | 'address of the login'
  | 'document'
  | 'words of the customer'
  | 'words of the bank'
  | 'adviser'
  | 'account';

/** A value that nothing else in any store has. */
export interface Canary {
  readonly kind: CanaryKind;
  /** Whose, and of which field. */
  readonly field: string;
  /** As it is typed, and as it may be stored. */
  readonly spellings: readonly [string, ...string[]];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const several = (count: number, characters: string): string =>
  Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('');

/** Letters only, so that it is a valid name; different from its first ones on, because a search compares eight. */
export function plantedWord(): string {
  const word = several(10, letters);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}kanari`;
}
export const plantedDigits = (count: number): string => several(count, '0123456789');

/** A day long before any other date of a run, as ISO 8601. */
export function plantedDay(): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${randomInt(1935, 1969)}-${two(randomInt(1, 13))}-${two(randomInt(1, 29))}`;
}

const germanDay = (day: string): string => day.split('-').reverse().join('.');

/** Names by which a day is found. */
export const spellingsOfDay = (day: string): Canary['spellings'] => [day, germanDay(day)];

/** A telephone number as it is typed, and without its blanks and its first zero. */
export const spellingsOfPhone = (typed: string): Canary['spellings'] => [
  typed,
  typed.replaceAll(' ', '').replace(/^0/, ''),
];

/** An IBAN in one piece and in groups of four. */
export const spellingsOfIban = (iban: string): Canary['spellings'] => [iban, iban.replaceAll(/(.{4})(?=.)/g, '$1 ')];

/** What finds the canaries in bytes: in clear or as base64, in capitals or not. */
export type Scan = (bytes: Uint8Array) => readonly Canary[];

/** Creates a search for all canaries in one pass. */
export function createScan(canaries: readonly Canary[]): Scan {
  const needles = canaries.flatMap((canary) =>
    canary.spellings.flatMap((spelling) => writtenForms(spelling).map((form) => [form.toLowerCase(), canary] as const)),
  );
  const byForm = new Map(needles);
  const any = new RegExp([...byForm.keys()].map(quoted).sort().join('|'), 'g');
  return (bytes) => {
    if (byForm.size === 0) return [];
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').toLowerCase();
    const found = new Set<Canary>();
    for (const [form] of text.matchAll(any)) found.add(byForm.get(form)!);
    return [...found];
  };
}

/** The longest form of a canary, in bytes: searches of parts of a file overlap by it. */
export const longestForm = 200;

/** The text, and what base64 makes of it at each of the three places that it can begin at. */
function writtenForms(text: string): readonly string[] {
  const bytes = Buffer.from(text, 'utf8');
  const encoded = [0, 1, 2].map((before) => {
    const form = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    // The first characters have bits of what is before, the last one of what is after.
    return form.slice(before === 0 ? 0 : before + 1, -1);
  });
  return [bytes.toString('latin1'), ...encoded];
}

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
