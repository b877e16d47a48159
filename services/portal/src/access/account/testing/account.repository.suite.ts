import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { ApplicantDocument, ApplicantRepository } from '../applicant.repository.js';
import { noCode } from '../code-slot.js';
import { freshAccount, noPasswordLink, type StaffDocument, type StaffRepository } from '../staff.repository.js';

export interface AccountRepositories {
  readonly applicants: ApplicantRepository;
  readonly staff: StaffRepository;
}

function applicantOf(id: string, changes: Partial<ApplicantDocument> = {}): ApplicantDocument {
  return {
    _id: id,
    version: 1,
    accountId: `account-${id}`,
    caseId: caseIdOf('1'),
    caseIds: [caseIdOf('1')],
    registeredAt: 1,
    requestKey: '',
    policy: '',
    sealed: new Uint8Array([1, 2]),
    pending: true,
    takenAddress: '',
    createdByBerater: false,
    language: 'de',
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

const mail = { mailId: 'm', kind: 'loginCode', dueAt: 50, attempts: 0 } as const;
const won = (results: readonly unknown[]): number =>
  results.filter((result) => result !== null && result !== false).length;

/** The tests of the account repositories in memory and on MongoDB. */
export const accountSuite: readonly SuiteStep<AccountRepositories>[] = [
  {
    name: 'accepts one of parallel inserts for an address',
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
      await applicants.insert(applicantOf('mail', { caseIds: [caseIdOf('1'), caseIdOf('2')], links }));
      for (const found of [
        await applicants.findByAccount('account-mail'),
        await applicants.findByCase(caseIdOf('2')),
        await applicants.findByLink('h2'),
      ]) {
        equal(found?._id, 'mail');
      }
      equal(await applicants.findByLink('h3'), null);
      await applicants.remove('mail');
      equal(await applicants.findByCase(caseIdOf('1')), null);
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
    name: 'finds pending cases and due mails',
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
    name: 'finds staff by role',
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
    name: 'finds staff by account and by open link, until the link is closed',
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
    name: 'lists all staff, and those whose cases are to be released',
    run: async ({ staff }) => {
      await staff.insert(staffOf('s'));
      await staff.insert(staffOf('t'));
      deepEqual((await staff.all()).map(({ _id }) => _id).sort(), ['s', 't']);
      deepEqual(await staff.releasing(9), []);
      const act = { by: 'account-t', at: 7, act: 'suspend', fields: [] } as const;
      await staff.change('s', 1, { releasing: { by: 'account-t', since: 7 }, changedBy: [act] });
      const [found] = await staff.releasing(9);
      deepEqual([found?._id, found?.releasing?.by, found?.changedBy[0]?.act], ['s', 'account-t', 'suspend']);
      await staff.change('s', 2, { releasing: null });
      deepEqual(await staff.releasing(9), []);
    },
  },
  {
    name: 'removes staff once, and not when they were changed meanwhile',
    run: async ({ staff }) => {
      await staff.insert(staffOf('s'));
      await staff.change('s', 1, { firstName: 'C' });
      equal(await staff.remove('s', 1), false);
      equal(won(await Promise.all([1, 2, 3].map(() => staff.remove('s', 2)))), 1);
      deepEqual([await staff.find('s'), await staff.remove('s', 2)], [null, false]);
      equal(await staff.insert(staffOf('s')), true);
    },
  },
];
