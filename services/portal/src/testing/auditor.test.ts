import { caseIdOf } from '@kontor/domain/case/case-id';
import { type FileHarness, startFileHarness } from './file-harness.js';
import { staff } from './portal-harness.js';

const auditor = staff('ROLE_AUDITOR');
const ofCase = '/bgo_identifications/1001';

describe('an auditor', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 410);
  });
  afterEach(() => harness.close());

  it.each([
    ['GET', `${ofCase}/messages`, 200],
    ['GET', `${ofCase}/bank-memos`, 200],
    ['GET', `${ofCase}/register_documents`, 200],
    ['GET', `${ofCase}/transparency-register-status`, 200],
    ['GET', `${ofCase}/contract_files`, 200],
    ['POST', `${ofCase}/messages`, 403],
    ['POST', `${ofCase}/bank-memos`, 403],
    ['PATCH', `${ofCase}/bank-memo`, 403],
    ['POST', `${ofCase}/order-documents`, 403],
    ['POST', `${ofCase}/order-transparency-register-documents`, 403],
    ['POST', `${ofCase}/contract_files`, 403],
    ['POST', '/bgo_fetch_documents_start/1001', 403],
  ])('%s %s: %i', async (method, path, status) => {
    expect((await harness.call(method, path, { as: auditor })).status).toBe(status);
  });

  it('reads what a clerk reads, in the same statuses', async () => {
    await harness.openCase(caseIdOf('1002'), 130);
    const path = '/bgo_identifications/1002/register_documents';
    expect((await harness.call('GET', path, { as: auditor })).status).toBe(409);
    expect((await harness.call('GET', path, { as: staff('ROLE_ADMIN') })).status).toBe(409);
  });
});
