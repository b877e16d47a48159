import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { noCode } from '../account/account.module.js';
import type { CoSignerRecord } from './co-signer.repository.js';
import { listCoSigners } from './list-co-signers.js';
import { createFakeCoSignerRepository } from './testing/co-signer.repository.fake.js';

const caseId = caseIdOf('1001');
const recordOf = (person: string, given: Partial<CoSignerRecord>): CoSignerRecord => ({
  _id: `1001/${person}`,
  version: 1,
  caseId,
  personId: personIdOf(person),
  linkHash: '',
  generation: 0,
  addressHash: '',
  invitedAt: 0,
  expiresAt: 0,
  openedAt: null,
  code: noCode,
  sessions: [],
  ...given,
});

it('lists the persons who were mailed, and not one whose record was stored before its mail', async () => {
  const repository = createFakeCoSignerRepository();
  await repository.insert(recordOf('p2', { linkHash: 'a', invitedAt: Date.UTC(2026, 8, 2), generation: 1 }));
  await repository.insert(recordOf('p3', { linkHash: 'b' }));
  expect(await listCoSigners({ repository }, caseId)).toEqual([
    { personId: 'p2', invitedAt: '2026-09-02T00:00:00.000Z', openedAt: null },
  ]);
});
