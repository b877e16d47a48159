import type { CaseId } from '@kontor/domain/case/case-id';
import { lineOfMemo, type NewMemo } from '../case/case-projection/memos-port.js';
import type { NewMessage } from '../case/case-projection/messages-port.js';

/** Memos and messages in lists, each once. */
export function createBoxes(memos: NewMemo[], messages: NewMessage[]) {
  const memoBox = {
    add: async (memo: NewMemo) => {
      if (!memos.some(({ memoId }) => memoId === memo.memoId)) memos.push(memo);
    },
    single: async (caseId: CaseId) =>
      memos.find((memo) => memo.caseId === caseId && memo.memoId === 'single')?.content ?? null,
    ofCommands: async (caseId: CaseId) =>
      new Map(memos.map(({ memoId, content }) => [lineOfMemo(caseId, memoId) ?? 0, content] as const)),
  };
  const messageBox = {
    add: async (message: NewMessage) => {
      if (!messages.some(({ messageId }) => messageId === message.messageId)) messages.push(message);
    },
  };
  return { memoBox, messageBox };
}
