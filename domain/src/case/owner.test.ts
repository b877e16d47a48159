import { availableCommands } from './available-commands.js';
import type { CaseActor, CaseCommand } from './case-command.js';
import { isOwned } from './owner.js';
import { CaseFixture, clerk, otherClerk, toBank, toReady } from './testing/case-fixture.js';
import { snapshotOf } from './snapshot.js';

const staff = { roles: ['ROLE_ADMIN'], side: 'staff' } as const;
const offered = (fixture: CaseFixture, accountId: string) =>
  availableCommands(snapshotOf(fixture.state), { ...staff, accountId });
const taken = (status: number, owner = clerk.accountId) => ({ decision: 'refuse', reason: 'taken', status, owner });
const assign = (to: string | null): CaseCommand => ({ name: 'assign', to });

/** What only the owner does while the bank works on a case. */
const bankCommands: readonly CaseCommand[] = [
  { name: 'takeOver' },
  { name: 'passToCoreBanking', mode: 'KUNDE' },
  { name: 'createAccount' },
  { name: 'createGirocard' },
  { name: 'requestData' },
  { name: 'finish', success: true },
  { name: 'finish', success: false },
];

describe('the owner of a case', () => {
  it('is whoever takes it over; nobody else works on it then', () => {
    const fixture = toBank(new CaseFixture());
    expect(fixture.state.owner).toBe(clerk.accountId);
    for (const command of bankCommands) expect(fixture.decide(command, otherClerk)).toEqual(taken(410));
    expect(offered(fixture, clerk.accountId)).toEqual(expect.arrayContaining(['requestData', 'contractFilesWrite']));
    for (const { name } of bankCommands) expect(offered(fixture, otherClerk.accountId)).not.toContain(name);
    expect(offered(fixture, otherClerk.accountId)).not.toContain('contractFilesWrite');
    expect(offered(fixture, otherClerk.accountId)).toEqual(expect.arrayContaining(['assign', 'memo', 'staffMessage']));
  });

  it('is reported even while a step into the core bank runs', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give({ name: 'passToCoreBanking', mode: 'KUNDE' }, clerk);
    expect(fixture.decide({ name: 'passToCoreBanking', mode: 'KUNDE' }, otherClerk)).toEqual(taken(410));
  });

  it('stays the owner while the customer answers', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give({ name: 'requestData' }, clerk);
    expect(fixture.decide({ name: 'takeOver' }, otherClerk)).toEqual(taken(425));
    fixture.give({ name: 'answerRequest' });
    expect(fixture.state).toMatchObject({ status: 420, owner: clerk.accountId });
  });

  it('changes by assigning, which the history records with both', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give(assign(otherClerk.accountId), otherClerk);
    expect(fixture.history.at(-1)).toMatchObject({
      ...{ type: 'bgo', status: '410', cause: 'assign', mails: [] },
      ...{ accountId: otherClerk.accountId, assignedTo: otherClerk.accountId },
    });
    expect(fixture.decide({ name: 'requestData' }, clerk)).toEqual(taken(410, otherClerk.accountId));
    expect(fixture.decide(assign(otherClerk.accountId), otherClerk)).toEqual({
      decision: 'answer',
      outcome: { kind: 'done' },
    });
  });

  it('is the first who acts where nobody is', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give(assign(null), clerk);
    expect(fixture.state.owner).toBeNull();
    expect(fixture.history.at(-1)?.assignedTo).toBeUndefined();
    fixture.give({ name: 'requestData' }, otherClerk);
    expect(fixture.state.owner).toBe(otherClerk.accountId);
  });

  it('may be named before anybody takes over', () => {
    const fixture = toReady(new CaseFixture());
    fixture.give(assign(otherClerk.accountId), clerk);
    expect(fixture.decide({ name: 'takeOver' }, clerk)).toEqual(taken(310, otherClerk.accountId));
    fixture.give({ name: 'takeOver' }, otherClerk);
    expect(fixture.state).toMatchObject({ status: 410, owner: otherClerk.accountId });
  });

  it('matters only while the bank works on the case', () => {
    const fixture = toBank(new CaseFixture());
    fixture.give({ name: 'finish', success: true }, clerk);
    const refused = { decision: 'refuse', reason: 'illegal', status: 430 };
    for (const command of [...bankCommands, assign('s3')]) expect(fixture.decide(command, otherClerk)).toEqual(refused);
    expect(offered(fixture, otherClerk.accountId)).toContain('contractFilesReplace');
  });

  it('is nobody for customers and for what is free to all', () => {
    const customer: CaseActor = { side: 'customer', accountId: 'c1' };
    expect(toBank(new CaseFixture()).decide({ name: 'takeOver' }, customer)).toMatchObject({ reason: 'illegal' });
    for (const name of ['syncWithProvider', 'memo', 'staffMessage', 'assign', 'supportFix'] as const)
      expect([name, isOwned(name)]).toEqual([name, false]);
  });
});
