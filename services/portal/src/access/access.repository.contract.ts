import { deepEqual, equal } from 'node:assert/strict';
import type { ContractStep } from '../case/contract-step.js';
import type { ApplicantDocument, ApplicantRepository } from './applicant.repository.js';
import { noCode } from './code-slot.js';
import type { RateCounter } from './rate-counter.js';
import type { SessionRecord, SessionRepository } from './session.repository.js';
import { freshAccount, noPasswordLink, type StaffDocument, type StaffRepository } from './staff.repository.js';
import type { TicketRepository } from './ticket.repository.js';

export interface AccessRepositories {
  readonly applicants: ApplicantRepository;
  readonly staff: StaffRepository;
  readonly sessions: SessionRepository;
  readonly tickets: TicketRepository;
  readonly counter: RateCounter;
}

function applicantOf(id: string, changes: Partial<ApplicantDocument> = {}): ApplicantDocument {
  return {
    _id: id,
    version: 1,
    accountId: `account-${id}`,
    caseId: '1',
    caseIds: ['1'],
    registeredAt: 1,
    requestKey: '',
    sealed: new Uint8Array([1, 2]),
    pending: true,
    createdByBerater: false,
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    verifiedAt: 0,
    loginCode: noCode,
    verificationCode: noCode,
    failures: 0,
    links: [],
    outbox: [],
    mailCount: 0,
    ...changes,
  };
}

function staffOf(id: string, changes: Partial<StaffDocument> = {}): StaffDocument {
  return {
    ...freshAccount,
    _id: id,
    accountId: `account-${id}`,
    username: `${id}@bank.test`,
    salutation: 'MS',
    firstName: 'A',
    lastName: 'B',
    roles: ['ROLE_ADMIN'],
    createdAt: 1,
    ...changes,
  };
}

const sessionOf = (id: string, accountId = 'a'): SessionRecord => ({
  _id: id,
  accountId,
  side: 'customer',
  caseId: '1',
  epoch: 3,
  generation: 0,
  rotatedAt: 1,
  verifiedThen: false,
  expiresAt: Date.now() + 60_000,
  ended: false,
});

const mail = { mailId: 'm', kind: 'loginCode', dueAt: 50, attempts: 0 } as const;
const won = (results: readonly unknown[]): number =>
  results.filter((result) => result !== null && result !== false).length;

/** The contract that access in memory and on MongoDB share. */
export const accessRepositoriesContract: readonly ContractStep<AccessRepositories>[] = [
  {
    name: 'gives an address to one applicant',
    run: async ({ applicants }) => {
      const claims = await Promise.all(
        ['x', 'y', 'z'].map((account) => applicants.insert(applicantOf('mail', { accountId: account }))),
      );
      equal(won(claims), 1);
      deepEqual([...((await applicants.find('mail'))?.sealed ?? [])], [1, 2]);
      equal(await applicants.find('other'), null);
    },
  },
  {
    name: 'finds applicants by account, case and link',
    run: async ({ applicants }) => {
      const links = [
        { hash: 'h1', purpose: 'login', expiresAt: 5 } as const,
        { hash: 'h2', purpose: 'verification', expiresAt: 6 } as const,
      ];
      await applicants.insert(applicantOf('mail', { caseIds: ['1', '2'], links }));
      for (const found of [
        await applicants.findByAccount('account-mail'),
        await applicants.findByCase('2'),
        await applicants.findByLink('h2'),
      ]) {
        equal(found?._id, 'mail');
      }
      equal(await applicants.findByLink('h3'), null);
      await applicants.remove('mail');
      equal(await applicants.findByCase('1'), null);
    },
  },
  {
    name: 'changes an applicant in the version that was read, once',
    run: async ({ applicants }) => {
      await applicants.insert(applicantOf('mail'));
      equal(
        won(
          await Promise.all(
            [1, 2, 3].map((failures) => applicants.change('mail', 1, { failures, sealed: new Uint8Array([9]) })),
          ),
        ),
        1,
      );
      const after = await applicants.find('mail');
      equal(after?.version, 2);
      deepEqual([...(after?.sealed ?? [])], [9]);
    },
  },
  {
    name: 'knows whose case and whose mail waits',
    run: async ({ applicants, staff }) => {
      await applicants.insert(applicantOf('a', { outbox: [mail] }));
      await applicants.insert(applicantOf('b', { pending: false }));
      await staff.insert(staffOf('s', { outbox: [mail] }));
      deepEqual(
        (await applicants.pending(10)).map(({ _id }) => _id),
        ['a'],
      );
      deepEqual(
        (await applicants.withDueMail(50, 10)).map(({ _id }) => _id),
        ['a'],
      );
      deepEqual(
        (await staff.withDueMail(50, 10)).map(({ _id }) => _id),
        ['s'],
      );
      deepEqual([...(await applicants.withDueMail(49, 10)), ...(await staff.withDueMail(49, 10))], []);
    },
  },
  {
    name: 'finds staff by their role',
    run: async ({ staff }) => {
      for (const id of ['s', 't', 'u']) await staff.insert(staffOf(id, { roles: ['ROLE_ADMIN', 'ROLE_ROOT'] }));
      await staff.insert(staffOf('v', { roles: ['ROLE_ADMIN'] }));
      const idsOf = async (limit: number) => (await staff.withRole('ROLE_ROOT', limit)).map(({ _id }) => _id);
      deepEqual(await idsOf(10), ['s', 't', 'u']);
      deepEqual(await idsOf(2), ['s', 't']);
      deepEqual(await staff.withRole('ROLE_USER_ADMIN', 10), []);
    },
  },
  {
    name: 'finds staff by account and by the open link, which a change closes',
    run: async ({ staff }) => {
      const passwordLink = { hash: 'h1', purpose: 'activation', expiresAt: 5 } as const;
      await staff.insert(staffOf('s', { passwordLink, invitedAt: 4 }));
      await staff.insert(staffOf('t'));
      for (const found of [await staff.findByAccount('account-s'), await staff.findByLink('h1')]) {
        deepEqual([found?._id, found?.invitedAt, { ...found?.passwordLink }], ['s', 4, passwordLink]);
      }
      deepEqual(
        [await staff.findByLink('h2'), await staff.findByLink(''), await staff.findByAccount('x')],
        [null, null, null],
      );
      const change = { passwordLink: noPasswordLink, sessionEpoch: 1, passwordHash: 'new' };
      equal(won(await Promise.all([1, 2, 3].map(() => staff.change('s', 1, change)))), 1);
      equal(await staff.findByLink('h1'), null);
      deepEqual([(await staff.find('s'))?.sessionEpoch, (await staff.find('s'))?.passwordHash], [1, 'new']);
    },
  },
  {
    name: 'never gives a number of a case twice',
    run: async ({ applicants }) => {
      const numbers = await Promise.all(Array.from({ length: 20 }, () => applicants.nextCaseNumber()));
      equal(new Set(numbers).size, 20);
      equal(Math.min(...numbers) > 1000, true);
    },
  },
  {
    name: 'rotates a session once per generation and never after its end',
    run: async ({ sessions }) => {
      await sessions.insert(sessionOf('s1'));
      const then = { rotatedAt: 2, verifiedThen: true };
      equal(won(await Promise.all([1, 2, 3].map(() => sessions.rotate('s1', 0, then)))), 1);
      equal((await sessions.find('s1'))?.generation, 1);
      equal((await sessions.find('s1'))?.verifiedThen, true);
      equal((await sessions.find('s1'))?.epoch, 3);
      await sessions.endAll('a');
      equal(await sessions.rotate('s1', 1, then), false);
      await sessions.erase('a');
      equal(await sessions.find('s1'), null);
    },
  },
  {
    name: 'uses a ticket once',
    run: async ({ tickets }) => {
      await tickets.insert({ _id: 't', sessionId: 's', path: '/x', expiresAt: Date.now() + 60_000, used: false });
      equal(won(await Promise.all([1, 2, 3, 4].map(() => tickets.use('t')))), 1);
      equal((await tickets.find('t'))?.used, true);
      equal(await tickets.use('none'), false);
    },
  },
  {
    name: 'counts every request',
    run: async ({ counter }) => {
      const counts = await Promise.all(Array.from({ length: 20 }, () => counter.increase('k', Date.now() + 60_000)));
      equal(
        counts.every((count) => count >= 1 && count <= 20),
        true,
      );
      // However they overlap, the n-th smallest answer is at least n: no limit lets more pass than it says.
      const sorted = [...counts].sort((a, b) => a - b);
      equal(
        sorted.every((count, index) => count >= index + 1),
        true,
      );
      equal(await counter.read('k'), 20);
      equal(await counter.read('none'), 0);
    },
  },
];
