import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { createMongoActRepository, defineActModel } from './act.repository.js';
import { createOperationsResponder, type OperationsDeps } from './operations.responder.js';

/** What operations do by hand is kept here, and keys are wrapped anew. */
export function createOperations({ mongo }: Pick<PortalDeps, 'mongo'>, rings: OperationsDeps['rings']): Concept {
  const model = defineActModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return { handlers: createOperationsResponder({ acts: createMongoActRepository(model), rings }) };
}
