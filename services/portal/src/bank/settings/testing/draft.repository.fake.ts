import type { DraftRepository, StoredDraft } from '../draft.repository.js';

/** The drafts in memory, under the same contract as those on MongoDB. */
export function createFakeDraftRepository(): DraftRepository {
  const drafts = new Map<string, StoredDraft>();
  return {
    all: async () => [...drafts.values()].sort((a, b) => (a._id < b._id ? -1 : 1)),
    find: async (name) => drafts.get(name) ?? null,
    save: async (draft, before) => {
      if ((drafts.get(draft._id)?.revision ?? 0) !== before) return false;
      drafts.set(draft._id, draft);
      return true;
    },
    remove: async (name, revision) => drafts.get(name)?.revision === revision && drafts.delete(name),
  };
}
