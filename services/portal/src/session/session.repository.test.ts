import { createFakeSessionRepository } from './testing/session.repository.fake.js';
import { sessionContract } from './testing/session.repository.contract.js';
import { createFakeTicketRepository } from './testing/ticket.repository.fake.js';

describe('session repositories in memory', () => {
  it.each(sessionContract)('$name', async ({ run }) => {
    const repositories = { sessions: createFakeSessionRepository(), tickets: createFakeTicketRepository() };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
