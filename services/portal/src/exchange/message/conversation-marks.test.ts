import { caseIdOf } from '@kontor/domain/case/case-id';
import { type FakeCaseCore } from '../../testing/case-core.fake.js';
import { startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import { createMemos } from './memos.js';
import { createMessages } from './messages.js';
import { createFakeMemoRepository } from './testing/memo.repository.fake.js';
import { createFakeMessageRepository } from './testing/message.repository.fake.js';

const caseId = caseIdOf('1001');
type Core = FakeCaseCore['core'];

/** A core whose next mark is written only after something else has happened. */
function delaying(core: Core, first: () => Promise<unknown>): Core {
  let isDelayed = true;
  const markConversation: Core['markConversation'] = async (...given) => {
    if (isDelayed) {
      isDelayed = false;
      await first();
    }
    await core.markConversation(...given);
  };
  return { ...core, markConversation };
}

describe('the marks of a case', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseId, 310);
  });
  afterEach(() => harness.close());

  const now = () => harness.clock.now++;

  it('say that a message is open which came while the one before was marked as dealt with', async () => {
    const repository = createFakeMessageRepository();
    const plain = createMessages({ repository, core: harness.core, now });
    const write = (messageId: string) =>
      plain.add({ caseId, messageId, side: 'USER', accountId: 'c', text: 'Eine Frage' });
    await write('first');
    const clerk = createMessages({ repository, core: delaying(harness.core, () => write('second')), now });
    const first = await plain.find('first');
    await clerk.setRevised(first!, true);
    expect(await harness.core.look(caseId)).toMatchObject({ hasUnrevisedMessages: true });
  });

  it('say that there are notes where one was written while the single one was removed', async () => {
    const repository = createFakeMemoRepository();
    const plain = createMemos({ repository, core: harness.core, now });
    const note = { caseId, accountId: 'a', author: 'A', content: 'Geprüft' };
    await plain.putSingle(note);
    const other = createMemos({
      repository,
      core: delaying(harness.core, () => plain.add({ ...note, memoId: 'm' })),
      now,
    });
    await other.putSingle({ ...note, content: '' });
    expect(await harness.core.cases.find(caseId)).toMatchObject({ hasBankMemos: true });
  });
});
