import type { CaseId } from '@kontor/domain/case/case-id';
import { maxMessages, type MessageRecord, type MessageRepository } from '../message.repository.js';

/** Messages in memory. */
export function createFakeMessageRepository(): MessageRepository {
  const messages = new Map<string, MessageRecord>();
  const ofCase = (caseId: CaseId) => [...messages.values()].filter((one) => one.caseId === caseId);
  return {
    insert: async (message) => {
      if (messages.has(message._id)) return false;
      messages.set(message._id, message);
      return true;
    },
    find: async (id) => messages.get(id) ?? null,
    setRevised: async (id, revised) => {
      const found = messages.get(id);
      if (found !== undefined) messages.set(id, { ...found, revised });
    },
    hasUnrevised: async (caseId) => ofCase(caseId).some(({ side, revised }) => side === 'USER' && !revised),
    ofCase: async (caseId) =>
      ofCase(caseId)
        .sort((a, b) => a.createdAt - b.createdAt || (a._id < b._id ? -1 : 1))
        .slice(-maxMessages),
    erase: async (caseId) => {
      for (const { _id } of ofCase(caseId)) messages.delete(_id);
    },
  };
}
