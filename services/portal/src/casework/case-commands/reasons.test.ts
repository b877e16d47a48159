import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { fullName } from '@kontor/domain/person/person';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { PersonStatus } from '@kontor/domain/person/person-status';
import type * as z from 'zod';
import { baseSnapshot } from '../../testing/base-snapshot.js';
import { notedCommandOf, requireReason, textOf, withWarnings } from './reasons.js';

const [first, second] = sampleApplication.people;

function caseWith(statuses: readonly PersonStatus[], required = true) {
  const persons = statuses.map((status, index) => ({
    personId: personIdOf((index === 0 ? first : second)?.id ?? ''),
    status,
    check: null,
    source: 'solaris' as const,
    acting: index === 0,
    required,
    representation: null,
    checkRef: null,
    attemptsLeft: null,
  }));
  return { _id: caseIdOf('1001'), status: 400, form: null, snapshot: { ...baseSnapshot, persons } };
}

const everybody = caseWith(['successful', 'successful']);
const nobody = caseWith(['failed', 'canceled']);
const oneOpen = caseWith(['successful', 'canceled']);

function refusalOf(check: () => void): object | null {
  try {
    check();
    return null;
  } catch (error) {
    const [issue] = (error as z.ZodError).issues;
    return issue === undefined ? null : { path: issue.path, message: issue.message };
  }
}

test.each<[CaseCommand, string | null]>([
  [{ name: 'supportFix', form: null }, 'supportFix'],
  [{ name: 'requestData' }, 'requestData'],
  [{ name: 'takeOver' }, 'takeOver'],
  [{ name: 'finish', success: true }, 'finish'],
  [{ name: 'finish', success: false }, null],
  [{ name: 'release' }, 'release'],
  [{ name: 'reject' }, 'reject'],
  [{ name: 'setReady' }, null],
])('the reason of %j is kept as that of %s', (command, noted) => {
  expect(notedCommandOf(command)).toBe(noted);
});

test.each([
  ['supportFix', '', 'Begründung erforderlich', everybody],
  ['release', '', 'Begründung erforderlich', { ...everybody, snapshot: { ...everybody.snapshot, status: 213 } }],
  ['reject', '', 'Begründung erforderlich', { ...everybody, snapshot: { ...everybody.snapshot, status: 214 } }],
  ['reject', 'Passt nicht', null, { ...everybody, snapshot: { ...everybody.snapshot, status: 214 } }],
  ['release', '', null, { ...everybody, snapshot: { ...everybody.snapshot, status: 218 } }],
  ['supportFix', 'geprüft', null, everybody],
  ['requestData', '', null, nobody],
  ['requestData', 'Bitte die Satzung', null, everybody],
  ['requestData', 'Bitte {Unterlage}', 'Bitte ersetzen Sie {Unterlage} durch Ihren Text.', everybody],
  ['takeOver', '', null, everybody],
  ['takeOver', '', 'Begründung erforderlich, weil nicht alle Personen identifiziert sind', oneOpen],
  ['takeOver', 'Ausweis lag vor', null, oneOpen],
  ['finish', '', null, everybody],
  ['finish', '', 'Begründung erforderlich, weil nicht alle Personen identifiziert sind', nobody],
  ['finish', '', null, caseWith(['created'], false)],
  ['finish', '', null, { snapshot: null }],
] as const)('%s with the reason "%s" is refused with %s (%#)', (command, reason, message, found) => {
  expect(refusalOf(() => requireReason(command, reason, found))).toEqual(
    message === null ? null : { path: ['reason'], message },
  );
});

const applications = { readCurrent: () => Promise.resolve({ application: sampleApplication } as never) };
const nothingStored = { readCurrent: () => Promise.resolve(null) };

test.each([
  [
    'takeOver',
    'Ausweis lag vor',
    /^Übernommen, obwohl nicht identifiziert: (\S+ )+\S+\. Begründung: Ausweis lag vor$/,
    oneOpen,
  ],
  [
    'finish',
    'wie besprochen',
    /^Abgeschlossen, obwohl nicht identifiziert: .+ und .+\. Begründung: wie besprochen$/,
    nobody,
  ],
  ['takeOver', 'Eilt', /^Eilt$/, everybody],
  ['takeOver', '', /^$/, oneOpen],
  ['supportFix', 'geprüft', /^geprüft$/, nobody],
  ['requestData', 'Bitte die Satzung', /^Bitte die Satzung$/, nobody],
] as const)('%s with the reason "%s" is kept as %s (%#)', async (command, reason, text, found) => {
  expect(await textOf(applications, command, { reason, found })).toMatch(text);
});

test.each([
  ['', [], ''],
  ['wie besprochen', [], 'wie besprochen'],
  ['', ['Es fehlt A.', 'Es fehlt B.'], 'Abgeschlossen trotz Hinweis: Es fehlt A. Es fehlt B.'],
  ['wie besprochen', ['Es fehlt A.'], 'Abgeschlossen trotz Hinweis: Es fehlt A. wie besprochen'],
])('the text "%s" with the warnings %j is "%s"', (text, warnings, kept) => {
  expect(withWarnings(text, warnings)).toBe(kept);
});

test('names are those of who is not identified', async () => {
  const text = await textOf(applications, 'takeOver', { reason: 'x', found: oneOpen });
  expect(text).toContain(fullName(second ?? {}));
  expect(text).not.toContain(fullName(first ?? {}));
  expect(await textOf(nothingStored, 'takeOver', { reason: 'x', found: oneOpen })).toBe('x');
});
