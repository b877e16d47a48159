import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { CallContext } from '@kontor/platform/bus/bus';
import { requireOperationKey } from '@kontor/platform/bus/call-context';
import type { Effect } from '@kontor/platform/effect-once/claim-effect';
import { hashMessage } from '@kontor/platform/effect-once/request-hash';

/** The operation of a request about a case. @throws ServiceFault invalid-request without an operation key */
export function operationOf<D extends DescMessage>(
  context: CallContext,
  schema: D,
  input: MessageInitShape<D> & { caseId: string },
): Effect {
  return { key: requireOperationKey(context), requestHash: hashMessage(schema, input), caseId: input.caseId };
}
