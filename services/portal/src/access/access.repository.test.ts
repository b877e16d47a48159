import { accessRepositoriesContract } from './access.repository.contract.js';
import { createFakeApplicantRepository } from './applicant.repository.fake.js';
import { createFakeRateCounter } from './rate-counter.js';
import { createFakeSessionRepository } from './session.repository.fake.js';
import { createFakeStaffRepository } from './staff.repository.fake.js';
import { createFakeTicketRepository } from './ticket.repository.js';

describe('access in memory', () => {
  it.each(accessRepositoriesContract)('$name', async ({ run }) => {
    const repositories = {
      applicants: createFakeApplicantRepository(),
      staff: createFakeStaffRepository(),
      sessions: createFakeSessionRepository(),
      tickets: createFakeTicketRepository(),
      counter: createFakeRateCounter(),
    };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
