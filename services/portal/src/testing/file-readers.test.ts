import { caseIdOf } from '@kontor/domain/case/case-id';
import { type FileHarness, startFileHarness } from './file-harness.js';
import { customer, staff } from './harness-sessions.js';

const missing = 'gibt-es-nicht-0000000001';

describe('a file that does not exist', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 410);
  });
  afterEach(() => harness.close());

  it.each([
    [`/business_documents/${missing}/download`],
    [`/contract_files/${missing}/download`],
    [`/bgo_identifications/messages/attachments/${missing}`],
  ])('GET %s is forbidden to whom no file is shown, and missing to the others', async (path) => {
    const own = customer(caseIdOf('1001'));
    const statusFor = async (as: typeof own) => (await harness.call('GET', path, { as })).status;
    expect(await statusFor({ ...own, verified: false })).toBe(403);
    expect(await statusFor(staff('ROLE_USER_ADMIN'))).toBe(403);
    for (const as of [own, staff('ROLE_ADMIN'), staff('ROLE_AUDITOR')]) expect(await statusFor(as)).toBe(404);
  });
});
