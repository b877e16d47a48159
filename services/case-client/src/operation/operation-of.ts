import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { CaseId } from '@kontor/domain/case/case-id';
import { isOperationKey, type OperationKey } from '@kontor/domain/case/operation-key';
import type { CallContext } from '@kontor/platform/bus/bus';
import { requireOperationKey } from '@kontor/platform/bus/call-context';
import type { Effect } from '@kontor/platform/effect-once/claim-effect';
import { hashMessage } from '@kontor/platform/effect-once/request-hash';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { type AboutCase, caseIdFrom } from '../case/case-id.message.js';

/** An effect of a case, as its key names it. */
export interface Operation extends Effect {
  readonly key: OperationKey;
  readonly caseId: CaseId;
}

/** The key of a request about a case. @throws ServiceFault invalid-request without one or with another form */
export function operationKeyFrom(context: CallContext): OperationKey {
  const key = requireOperationKey(context);
  if (!isOperationKey(key)) throw new ServiceFault('invalid-request', 'This is no operation key of a case');
  return key;
}

/** The operation of a request about a case. @throws ServiceFault invalid-request without an operation key */
export function operationOf<D extends DescMessage>(
  context: CallContext,
  schema: D,
  input: MessageInitShape<D> & AboutCase,
): Operation {
  return {
    key: operationKeyFrom(context),
    requestHash: hashMessage(schema, input),
    caseId: caseIdFrom(input.caseId),
  };
}
