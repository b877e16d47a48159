import { createFakeApprovalRepository } from './testing/approval.repository.fake.js';
import { approvalSuite } from './testing/approval.repository.suite.js';

describe('the approvals in memory', () => {
  const repository = createFakeApprovalRepository();

  it.each(approvalSuite)('$name', async ({ run }) => {
    await expect(run(repository)).resolves.toBeUndefined();
  });
});
