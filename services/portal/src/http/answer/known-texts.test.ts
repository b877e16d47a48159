import { namingTexts, plainTexts, unnamedTexts } from '@kontor/domain/violation/violation-texts';
import { violationText } from '@kontor/domain/violation/violation-text';
import { defaultProblem } from '@kontor/platform/problem/default-problems';
import { setGermanMessages, violationsOf } from '@kontor/platform/problem/validation';
import problems from '@kontor/texts/en/problems.json' with { type: 'json' };
import sentences from '@kontor/texts/en/sentences.json' with { type: 'json' };
import violations from '@kontor/texts/en/violations.json' with { type: 'json' };
import { createSentenceTranslator } from '@kontor/texts/sentences';
import * as z from 'zod';
import { inLanguage } from './known-texts.js';
import { problemTable } from './problem-table.js';
import { germanTexts } from './testing/german-texts.js';

const find = inLanguage.en;
const unknown = (texts: readonly string[]): readonly string[] => texts.filter((text) => find(text) === undefined);

/** What zod says of every kind of wrong value. */
function zodTexts(): readonly string[] {
  setGermanMessages();
  const schema = z.strictObject({
    missing: z.string(),
    kind: z.string(),
    short: z.string().min(3),
    long: z.string().max(1000),
    few: z.array(z.string()).min(2),
    many: z.array(z.string()).max(1),
    small: z.number().min(1),
    great: z.number().max(1),
    email: z.email(),
    url: z.url(),
    date: z.iso.date(),
    datetime: z.iso.datetime(),
    form: z.string().regex(/^x$/),
    chosen: z.enum(['a']),
  });
  const text = 'a'.repeat(1001);
  const formats = { email: text, url: text, date: text, datetime: text, form: text, chosen: text };
  const values = { kind: 1, short: 'a', long: text, few: [], many: ['', ''], small: 0, great: 2, new: 1, ...formats };
  return violationsOf(schema.safeParse(values).error!).map(({ message }) => message);
}

test('every text of the rules and of the server has an English one', () => {
  expect(unknown([...germanTexts(), ...zodTexts()])).toEqual([]);
});

test('no English sentence is left over', () => {
  const keys = Object.keys(sentences);
  const marked = createSentenceTranslator('en', Object.fromEntries(keys.map((key, at) => [key, `#${at}#`])));
  const used = new Set(
    [...germanTexts(), ...zodTexts(), ...everywhere].flatMap((text) =>
      [...(marked(text) ?? '').matchAll(/#(\d+)#/g)].map(([, at]) => Number(at)),
    ),
  );
  expect(keys.filter((_key, at) => !used.has(at))).toEqual([]);
});

/** Texts that more than one place has, where another one comes first. */
const everywhere = ['Pflichtfeld'];

describe('broken rules', () => {
  const labels = Object.keys({ ...namingTexts, ...unnamedTexts });

  it('have an English text each, and none is left over', () => {
    const keys = Object.keys(violations).map((key) => key.replace(/\.(?:one|limit)$/, ''));
    expect([...new Set(keys)].sort()).toEqual([...labels, ...Object.keys(plainTexts)].sort());
  });

  it.each([undefined, 1, 2, 128, 0.01, 10_000])('are known with the number %s', (limit) => {
    const rules = [
      ...labels.map((label) => ({ code: 'required', label })),
      ...Object.keys(plainTexts).map((code) => ({ code })),
    ];
    const texts = rules.map((rule) => violationText({ ...rule, limit } as Parameters<typeof violationText>[0]));
    expect(unknown(texts)).toEqual([]);
  });

  it('keep their number', () => {
    expect(find('Ort erforderlich, maximal 40 Zeichen möglich')).toBe(
      'Enter the town or city, with no more than 40 characters',
    );
    expect(find('Ein Wert zwischen 0,01 und 100 ist erforderlich')).toBe('Enter a value between 0.01 and 100');
    expect(find('Mindestens ein wirtschaftlich Berechtigter erforderlich')).toBe('Enter at least one beneficial owner');
  });
});

/** Codes that no customer is answered: those of staff, and what staff alone may call. */
const ofStaff = [
  'login-failed',
  'role-not-grantable',
  'role-protected',
  'factor-refused',
  'login-expired',
  'enrolment-expired',
  'own-factors',
  'nothing-to-reset',
  'factor-required',
  'keys-not-offered',
  'too-many-keys',
  'no-factor',
  'staff-state',
  'was-activated',
  'own-account',
  'own-role',
  'taken',
  'approval-open',
  'own-approval',
  'approval-closed',
  'approval-void',
  'register-user-refused',
  'setting-exists',
  'settings-too-large',
  'dry-run-running',
  'core-banking-disabled',
  'core-banking-refused',
  'name-guessed',
];

describe('problems', () => {
  const withoutEntry = ['validation-failed', 'internal', 'method-not-allowed'];

  it('have an English title and message, and none is left over', () => {
    const http = [400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 422, 429, 431, 500, 503].map(
      (code) => `http-${code}`,
    );
    const codes = Object.keys(problemTable).filter((code) => !ofStaff.includes(code));
    const keys = [...codes, ...withoutEntry, ...http].flatMap((code) => [`${code}.title`, `${code}.message`]);
    expect(Object.keys(problems).sort()).toEqual(keys.sort());
  });

  it('are found by what they say in German', () => {
    const entries = Object.entries(problemTable).filter(([code]) => !ofStaff.includes(code));
    const texts = entries.flatMap(([, { title, message }]) => [title, message]);
    expect(unknown(texts)).toEqual([]);
    expect(find(defaultProblem(503).message)).toBe(problems['http-503.message']);
  });
});
