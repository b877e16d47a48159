import { createFakeSessionRepository } from './testing/session.repository.fake.js';
import { sessionSuite } from './testing/session.repository.suite.js';
import { createFakeTicketRepository } from './testing/ticket.repository.fake.js';

describe('session repositories in memory', () => {
  it.each(sessionSuite)('$name', async ({ run }) => {
    const repositories = { sessions: createFakeSessionRepository(), tickets: createFakeTicketRepository() };
    await expect(run(repositories)).resolves.toBeUndefined();
  });
});
