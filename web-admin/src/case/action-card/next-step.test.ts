import { caseStatuses } from '@kontor/domain/case/case-status';
import { staffActionArea } from './staff-action-area.js';
import type { GroupStatus } from '../bank-case/bank-case.js';
import { bankCaseFake } from '../bank-case/testing/sample-bank-case.js';
import { nextStep, turnLabels } from './next-step.js';

const at = (status: number, change: Parameters<typeof bankCaseFake>[0] = {}) =>
  nextStep(bankCaseFake({ status, ...change }));

it.each(caseStatuses.map(({ code }) => code))('%d names whose turn it is', (code) => {
  const { turn, text } = at(code);
  expect(text).toMatch(/^\p{Lu}.*\.$/su);
  expect(turnLabels[turn]).not.toBe('');
  if (staffActionArea(code, new Set()) !== 'none') expect(turn).toBe('bank');
});

it('waits for persons without an identification, then for the provider', () => {
  const groups = bankCaseFake().groups;
  expect(at(220).turn).toBe('customer');
  const identified = groups.map((group) =>
    group.type === 'person' && group.status !== null
      ? { ...group, status: { ...group.status, value: 'successful' } }
      : group,
  );
  expect(at(220, { groups: identified }).turn).toBe('provider');
});

const withPerson = (change: Partial<GroupStatus>) =>
  bankCaseFake().groups.map((group) =>
    group.type === 'person' && group.status !== null ? { ...group, status: { ...group.status, ...change } } : group,
  );

it.each([
  [{ value: 'failed', attemptsLeft: 1 }, 'customer', /Offen: .*fehlgeschlagen\)/],
  [{ value: 'failed', attemptsLeft: 0 }, 'provider', /Gescheitert: .*endgültige Ergebnis/],
  [{ value: 'aborted', attemptsLeft: null }, 'customer', /Offen: /],
  [{ value: 'rejected', source: 'myConnect', attemptsLeft: 1 }, 'customer', /Offen: /],
  [{ value: 'rejected', source: 'myConnect', attemptsLeft: 0 }, 'provider', /Gescheitert: /],
  [{ value: 'information_required' }, 'customer', /Offen: /],
  [{ value: 'pending_failed' }, 'provider', /Anbieter prüft/],
] as const)('with a person who is %j it is the turn of the %s', (change, turn, said) => {
  const step = at(220, { groups: withPerson(change) });
  expect(step.turn).toBe(turn);
  expect(step.text).toMatch(said);
});

it('names nobody as asked once a resolution was refused', () => {
  expect(at(220, { isResolutionRefused: true }).turn).toBe('bank');
});

it('waits for the customer where the transfer was interrupted', () => {
  expect(at(218, { running: 'order' }).turn).toBe('provider');
  expect(at(218, { running: null }).turn).toBe('bank');
  expect(at(218, { startState: 'interrupted_functionaries_mismatch' }).turn).toBe('customer');
});

it('has a text for an unknown status', () => {
  expect(at(777).text).toContain('nicht bekannt');
});
