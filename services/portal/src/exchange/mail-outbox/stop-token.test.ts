import { createHmac } from 'node:crypto';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { recipientOf, stopToken } from './stop-token.js';

const derive =
  (key: string) =>
  (purpose: string, value: string): Buffer =>
    createHmac('sha256', key).update(`${purpose}\0${value}`).digest();
const own = derive('own');
const customer = { caseId: caseIdOf('1001'), personId: null };
const person = { caseId: caseIdOf('1001'), personId: personIdOf('1001-0002') };

it.each([customer, person])('a token says whose reminders it stops: %j', (recipient) => {
  const token = stopToken(own, recipient);
  expect(token).toMatch(/^[\w.-]{44,120}$/);
  expect(recipientOf(own, token)).toEqual(recipient);
});

const [token, ofPerson] = [stopToken(own, customer), stopToken(own, person)];
it.each([
  ['another case', token.replace('1001', '1002')],
  ['a person instead of the customer', token.replace('..', '.1001-0002.')],
  ['the customer instead of a person', ofPerson.replace('.1001-0002.', '..')],
  ['another person', ofPerson.replace('-0002', '-0003')],
  ['a proof that is cut', token.slice(0, -1)],
  ['a proof that is longer', `${token}A`],
  ['a proof of another bank', stopToken(derive('other'), customer)],
  ['no proof', '1001..'],
  ['a part too many', `${token}.x`],
  ['what is no number', token.replace('1001', '1e3')],
  ['nothing', ''],
])('a token with %s is none', (_what, wrong) => {
  expect(recipientOf(own, wrong)).toBeNull();
});
