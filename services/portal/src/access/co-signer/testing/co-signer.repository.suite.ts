import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import { noCode } from '../../account/code-slot.js';
import type { CoSignerRecord, CoSignerRepository } from '../co-signer.repository.js';

const recordOf = (person: string, given: Partial<CoSignerRecord> = {}): CoSignerRecord => ({
  _id: `1001/${person}`,
  version: 1,
  caseId: caseIdOf('1001'),
  personId: personIdOf(person),
  linkHash: `link of ${person}`,
  generation: 1,
  addressHash: 'address',
  invitedAt: 1,
  expiresAt: 9,
  openedAt: null,
  code: noCode,
  sessions: [],
  ...given,
});

/** The tests that the links of co-signers in memory and on MongoDB share. */
export const coSignerSuite: readonly SuiteStep<CoSignerRepository>[] = [
  {
    name: 'stores one record a person, and finds it by link and by session',
    run: async (repository) => {
      const sessions = [{ hash: 'a', expiresAt: 3 }];
      equal(await repository.insert(recordOf('p2', { sessions })), true);
      equal(await repository.insert(recordOf('p2', { linkHash: 'other' })), false);
      equal(await repository.insert(recordOf('p3')), true);
      deepEqual(await repository.find('1001/p2'), recordOf('p2', { sessions }));
      equal((await repository.findByLink('link of p3'))?._id, '1001/p3');
      equal((await repository.findBySession('a'))?._id, '1001/p2');
      equal(await repository.findByLink('other'), null);
      equal(await repository.findBySession('b'), null);
    },
  },
  {
    name: 'changes a record that nobody else has changed since',
    run: async (repository) => {
      await repository.insert(recordOf('p2'));
      equal(await repository.change('1001/p2', 1, { linkHash: '', sessions: [{ hash: 'a', expiresAt: 3 }] }), true);
      equal(await repository.change('1001/p2', 1, { generation: 7 }), false);
      const after = await repository.find('1001/p2');
      deepEqual([after?.version, after?.linkHash, after?.generation, after?.sessions.length], [2, '', 1, 1]);
      equal(await repository.findByLink('link of p2'), null);
    },
  },
  {
    name: 'lists and erases those of a case, and no others',
    run: async (repository) => {
      await repository.insert(recordOf('p3'));
      await repository.insert(recordOf('p2'));
      await repository.insert(recordOf('p2', { _id: '1002/p2', caseId: caseIdOf('1002') }));
      const ids = async (id: string) => (await repository.ofCase(caseIdOf(id))).map(({ _id }) => _id);
      deepEqual(await ids('1001'), ['1001/p2', '1001/p3']);
      await repository.eraseCase(caseIdOf('1001'));
      await repository.eraseCase(caseIdOf('1001'));
      deepEqual([await ids('1001'), await ids('1002')], [[], ['1002/p2']]);
    },
  },
];
