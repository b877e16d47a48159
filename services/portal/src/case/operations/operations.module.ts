import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createMongoActRepository, defineActModel } from './act.repository.js';
import { createOperationsResponder, type OperationsDeps } from './operations.responder.js';

/** Records manual actions of operators, and rewraps keys. */
export function createOperations({ mongo }: Pick<PortalDeps, 'mongo'>, keyRings: OperationsDeps['keyRings']): Concept {
  const model = defineActModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return { handlers: createOperationsResponder({ acts: createMongoActRepository(model), keyRings }) };
}
