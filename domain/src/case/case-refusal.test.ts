import { personIdOf } from '../person/person-id.js';
import { isAvailable } from './available-commands.js';
import { currentRevision } from './case-table.js';
import { snapshotOf } from './snapshot.js';
import { CaseFixture, clerk, gmbhForm, toTransferred } from './testing/case-fixture.js';
import { waitingForOf } from './waiting-for.js';

const staff = { side: 'staff', roles: ['ROLE_ADMIN'] } as const;

/** A resolution that adds a person is refused when the facts have led the case to the identity checks already. */
function refusedLate(result: 'rejected' | 'filesTooLarge' = 'rejected', revision = currentRevision): CaseFixture {
  const fixture = toTransferred(new CaseFixture(undefined, revision));
  fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm1' });
  const { persons } = gmbhForm();
  const form = gmbhForm({ version: 2, persons: [...persons, { ...persons[1]!, personId: personIdOf('p4') }] });
  fixture.give({ name: 'continue', kind: 'beneficiaries', form, resolution: 'r', abort: false });
  fixture.event({ name: 'answerOverdue' }).fetched({ business: 'pending' });
  fixture.answer('transfer', 'transferred', { result });
  return fixture;
}

const canRelease = ({ state }: CaseFixture): boolean => isAvailable('release', snapshotOf(state), staff);

test.each(['rejected', 'filesTooLarge'] as const)(
  '%s: the bank hands it over again, and the person is asked',
  (result) => {
    const fixture = refusedLate(result);
    expect(fixture.state).toMatchObject({ status: 220, run: null, start: null, attention: 'transfer_failed' });
    expect(waitingForOf(snapshotOf(fixture.state))).toBe('bank');
    expect(canRelease(fixture)).toBe(true);
    const id = fixture.give({ name: 'release' }, clerk);
    expect(fixture.state).toMatchObject({ attention: 'none', pending: [{ kind: 'transfer', version: 2 }] });
    expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'attach' });
    expect(canRelease(fixture)).toBe(false);
    fixture.answer('transfer', 'transferred', { result: 'accepted' });
    expect(fixture.outcomes[id]).toEqual({ kind: 'submitted' });
    expect(fixture.pending('startIdentification')).toMatchObject({ personId: 'p4' });
  },
);

test('refused again, it is for the bank again', () => {
  const fixture = refusedLate();
  const id = fixture.give({ name: 'release' }, clerk);
  fixture.answer('transfer', 'transferred', { result: 'rejected' });
  expect(fixture.outcomes[id]).toEqual({ kind: 'status' });
  expect(canRelease(fixture)).toBe(true);
});

test('what differs anew is for the customer, with what was refused', () => {
  const fixture = refusedLate();
  fixture.fetched({ business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'm2' });
  expect(fixture.state).toMatchObject({ status: 255, start: { findingRef: 'm2' } });
  expect(waitingForOf(snapshotOf(fixture.state))).toBe('customer');
  expect(canRelease(fixture)).toBe(false);
  // Where it settles by itself, what was refused is still the bank's.
  fixture.fetched({ business: 'pending' });
  expect(waitingForOf(snapshotOf(fixture.state))).toBe('bank');
  expect(canRelease(fixture)).toBe(true);
});

test('a case without a refusal is not handed over again', () => {
  const fixture = toTransferred(new CaseFixture());
  expect(canRelease(fixture)).toBe(false);
  expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'answer', outcome: { kind: 'status' } });
});

test('a case of an earlier revision goes by its own rules', () => {
  const fixture = refusedLate('rejected', 3);
  expect(canRelease(fixture)).toBe(false);
  expect(waitingForOf(snapshotOf(fixture.state))).not.toBe('bank');
  expect(fixture.decide({ name: 'release' }, clerk)).toEqual({ decision: 'answer', outcome: { kind: 'status' } });
});
