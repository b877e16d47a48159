import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** A message that names its case. */
export interface AboutCase {
  readonly caseId: string;
}

/** The case that a message of another service names. @throws ServiceFault invalid-request for anything else */
export function caseIdFrom(value: string): CaseId {
  if (!isCaseId(value)) throw new ServiceFault('invalid-request', 'This is no case id');
  return value;
}
