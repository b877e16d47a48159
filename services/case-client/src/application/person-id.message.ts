import { isPersonId, type PersonId } from '@kontor/domain/person/person-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** The person that a message of another service names. @throws ServiceFault invalid-request for anything else */
export function personIdFrom(value: string): PersonId {
  if (!isPersonId(value)) throw new ServiceFault('invalid-request', 'This is no person id');
  return value;
}
