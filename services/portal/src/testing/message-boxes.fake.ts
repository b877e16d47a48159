import type { CaseId } from '@kontor/domain/case/case-id';
import type { NewMemo } from '../case/case-projection/memos-port.js';
import type { NewMessage } from '../case/case-projection/messages-port.js';

/** Memos and messages in lists, each once. */
export function createBoxes(memos: NewMemo[], messages: NewMessage[]) {
  const memoBox = {
    add: async (memo: NewMemo) => {
      if (!memos.some(({ memoId }) => memoId === memo.memoId)) memos.push(memo);
    },
    single: async (caseId: CaseId) =>
      memos.find((memo) => memo.caseId === caseId && memo.memoId === 'single')?.content ?? null,
  };
  const messageBox = {
    add: async (message: NewMessage) => {
      if (!messages.some(({ messageId }) => messageId === message.messageId)) messages.push(message);
    },
  };
  return { memoBox, messageBox };
}
