import { createDraftStore } from './draft-store.js';
import { currentSession } from './session.js';

export const drafts = createDraftStore(() => currentSession()?.accountId ?? '');
