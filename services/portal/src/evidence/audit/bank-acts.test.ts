import { caseIdOf } from '@kontor/domain/case/case-id';
import { createBankActs } from './bank-acts.js';
import { staffActs } from './staff-acts.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';
import { entryOf } from './testing/audit-log.repository.suite.js';

const acts = [
  ['POST /bgo_identifications/{id}/sync-with-solaris', 'syncWithProvider'],
  ['POST /bgo_identifications/{id}/order-documents', 'orderRegisterDocuments'],
  ['POST /bgo_identifications/{id}/order-transparency-register-documents', 'orderTransparencyRegister'],
  ['POST /bgo_fetch_documents_start/{id}', 'fetchDocuments'],
  ['POST /bgo_identifications_portal/{id}/passToAgree21', 'passToCoreBanking'],
  ['POST /bgo_identifications_portal/{id}/linkExistingParty', 'linkExistingParty'],
  ['POST /bgo_identifications_portal/{id}/createKontokorrentkonto', 'createAccount'],
  ['POST /bgo_identifications_portal/{id}/createGirocard', 'createGirocard'],
] as const;

const caseId = caseIdOf('1001');
const found = (action: string, outcome: string) => {
  const entry = entryOf('k1', { caseId, category: 'command', action, outcome, at: 5, accountId: 'clerk-1' });
  return createBankActs(
    createFakeAuditLogRepository([{ _id: 1, previous: '', hash: 'h', entry, sealed: new Uint8Array() }]),
  )(caseId);
};

test.each(acts)('%s is the act %s', async (action, name) => {
  expect(staffActs[action]).toMatchObject({ category: 'command', target: 'case' });
  expect(await found(action, '204')).toEqual([{ at: 5, accountId: 'clerk-1', name }]);
});

test.each(['200', '202', '204'])('an act that ended with %s is one', async (outcome) => {
  expect(await found(acts[0][0], outcome)).toHaveLength(1);
});

test.each(['409', '500', 'unknown'])('an act that ended with %s is none', async (outcome) => {
  expect(await found(acts[0][0], outcome)).toEqual([]);
});

test('an act with a line of the process is none', async () => {
  expect(await found('PATCH /bgo_identifications_status/{id}/setStatus', '204')).toEqual([]);
});
