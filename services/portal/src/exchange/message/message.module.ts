import type { CaseId } from '@kontor/domain/case/case-id';
import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import { Router } from 'express';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { CaseFiles } from '../document/document.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createAttachmentRouter } from './attachment.router.js';
import { createMemoRouter } from './memo.router.js';
import { createMongoMemoRepository, defineMemoModel } from './memo.repository.js';
import { createMemos, type Memos } from './memos.js';
import type { AuthorOf } from './conversation.js';
import { createMessageRouter } from './message.router.js';
import { createMongoMessageRepository, defineMessageModel } from './message.repository.js';
import { createMessages as createConversation, type Messages } from './messages.js';

export type { Memos } from './memos.js';
export type { Messages } from './messages.js';

export interface MessagesConcept extends Concept {
  readonly memos: Memos;
  readonly messages: Messages;
}

interface MessagesNeeds {
  readonly deps: Pick<PortalDeps, 'mongo' | 'now'>;
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly authorOf: AuthorOf;
}

/** Messages between customer and bank, and the bank's notes. */
export function createMessages({ deps, core, files, authorOf }: MessagesNeeds): MessagesConcept {
  const { mongo, now } = deps;
  const memoModel = defineMemoModel(mongo.portal.connection);
  const messageModel = defineMessageModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([memoModel, messageModel]));
  const memos = createMemos({ repository: createMongoMemoRepository(memoModel), core, now });
  const messages = createConversation({ repository: createMongoMessageRepository(messageModel), core, now });
  return {
    memos,
    messages,
    router: messageRoutes({ core, files, memos, messages, authorOf }),
    eraseCase: eraser(memos, messages),
  };
}

export function messageRoutes(deps: {
  readonly core: CaseCore;
  readonly files: CaseFiles;
  readonly memos: Memos;
  readonly messages: Messages;
  readonly authorOf: AuthorOf;
}): Router {
  const router = Router();
  router.use(createMessageRouter(deps));
  router.use(createAttachmentRouter(deps));
  router.use(createMemoRouter(deps));
  return router;
}

function eraser(memos: Memos, messages: Messages) {
  return async (caseId: CaseId): Promise<void> => {
    await messages.erase(caseId);
    await memos.erase(caseId);
  };
}
