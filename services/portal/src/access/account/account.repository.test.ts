import { accountSuite } from './testing/account.repository.suite.js';
import { createFakeApplicantRepository } from './testing/applicant.repository.fake.js';
import { createFakeStaffRepository } from './testing/staff.repository.fake.js';

describe('account repositories in memory', () => {
  it.each(accountSuite)('$name', async ({ run }) => {
    const repositories = {
      applicants: createFakeApplicantRepository(),
      staff: createFakeStaffRepository(),
    };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
