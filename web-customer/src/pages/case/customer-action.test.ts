import { caseStatuses } from '@kontor/domain/case/case-status';
import { customerActions, type CustomerAction, type CustomerActionSubject } from './customer-action.js';
import { wordingPerson } from '@kontor/domain/case-wording/testing/wording-person';

const mismatch = 'interrupted_beneficiaries_mismatch';
const first = (value: string) => wordingPerson(value, { first: true });

function actions(subject: Partial<CustomerActionSubject> & { readonly status: number }): readonly CustomerAction[] {
  return customerActions({ persons: [first('pending')], commands: [], startState: mismatch, ...subject });
}

/**
 * Written by hand from R2 §4.1 and R1 §3, while the first person still has to pass the check; every other status has
 * no action.
 */
const expected: Readonly<Record<number, readonly CustomerAction[]>> = {
  120: ['newApplication'],
  130: ['form'],
  210: ['form'],
  216: ['contact'],
  218: ['continue'],
  220: ['identityCheck'],
  230: ['documents', 'identityCheck'],
  240: ['identityCheck'],
  245: ['documents', 'identityCheck'],
  250: ['contact'],
  255: ['mismatch', 'identityCheck'],
  260: ['identityCheck'],
  310: ['identityCheck'],
  320: ['contact'],
  330: ['contact', 'newApplication'],
  340: ['contact', 'newApplication'],
  350: ['newApplication', 'contact'],
  410: ['identityCheck'],
  420: ['identityCheck'],
  425: ['answer', 'identityCheck'],
  430: ['contracts'],
  440: ['newApplication', 'contact'],
  450: ['contact'],
};

test.each(caseStatuses.map(({ code }) => code))('actions at %i', (status) => {
  expect(actions({ status, commands: ['saveForm', 'continue'] })).toEqual(expected[status] ?? []);
});

test.each([130, 210])('at %i the form is no action while an order locks it', (status) => {
  expect(actions({ status, commands: [] })).toEqual([]);
});

test('an unknown status has only the contact', () => {
  expect(actions({ status: 777 })).toEqual(['contact']);
});

test.each([
  [220, []],
  [230, ['documents']],
  [255, ['mismatch']],
  [260, []],
] as const)('after the first person is identified, at %i', (status, left) => {
  const persons = [first('successful'), wordingPerson('pending')];
  expect(actions({ status, persons, commands: ['continue'] })).toEqual(left);
});

test('an interrupted check can be continued', () => {
  expect(actions({ status: 220, persons: [first('aborted')] })).toEqual(['identityCheck']);
});

test.each([null, undefined, 'idle_timeout'])('at 255 with %s there is nothing to resolve', (startState) => {
  expect(actions({ status: 255, startState, persons: [], commands: ['continue'] })).toEqual([]);
});

test.each([218, 255])('at %i what is being handed over is not resolved again', (status) => {
  expect(actions({ status, persons: [], commands: [] })).toEqual([]);
});

test.each<[Partial<CustomerActionSubject> & { status: number }, CustomerAction[]]>([
  [{ status: 220 }, ['information']],
  [{ status: 230 }, ['information', 'documents']],
  [{ status: 245 }, ['information']],
  [{ status: 255 }, ['information']],
  [{ status: 245, missingMail: true }, ['information', 'missingMail', 'documents']],
])('missing data of a person: %j has the action %j', (subject, asked) => {
  const commands = ['personCompleted'];
  expect(actions({ ...subject, commands, persons: [first('information_required')] })).toEqual(asked);
});

test.each<[number, CustomerAction[]]>([
  [310, ['information', 'identityCheck']],
  [425, ['information', 'answer', 'identityCheck']],
  [430, ['information', 'contracts']],
  [330, ['contact', 'newApplication']],
  [350, ['newApplication', 'contact']],
])('at %i missing data of another person, which cannot be completed, hide nothing: %j', (status, asked) => {
  const persons = [first('pending'), wordingPerson('information_required')];
  expect(actions({ status, persons })).toEqual(asked);
});

test('a missing mail is an additional action', () => {
  expect(actions({ status: 220, missingMail: true })).toEqual(['missingMail', 'identityCheck']);
});

test('aborting is last, where the table allows it', () => {
  expect(actions({ status: 220, commands: ['abort', 'customerMessage'] })).toEqual(['identityCheck', 'abort']);
  expect(actions({ status: 430, commands: ['customerMessage'] })).not.toContain('abort');
});
