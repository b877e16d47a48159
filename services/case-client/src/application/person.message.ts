import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Person, PersonSchema } from '@kontor/proto/kontor/cases/v1/application_pb';
import { pepStatusMapping, representationMapping, salutationMapping } from './application-enums.message.js';
import { fromAddressMessage, present, toAddressMessage } from './business.message.js';
import type { ApplicationPerson } from './case-application.js';
import { personIdFrom } from './person-id.message.js';

export function toPersonMessage(person: ApplicationPerson): MessageInitShape<typeof PersonSchema> {
  const { beneficialOwner, address } = person;
  return {
    personId: person.id,
    salutation: salutationMapping.toMessage(person.salutation),
    firstName: person.firstName,
    lastName: person.lastName,
    pepStatus: pepStatusMapping.toMessage(person.pepStatus),
    authorizedToRepresent: person.authorizedToRepresent,
    typeOfRepresentation: representationMapping.toMessage(person.legalRepresentative?.typeOfRepresentation ?? null),
    wantsGirocard: person.orderInfo === 'girocard',
    acting: person.acting,
    ...(beneficialOwner === null ? {} : { beneficialOwner }),
    ...(address === null ? {} : { address: toAddressMessage(address) }),
    ...present({
      email: person.email,
      phone: person.phone,
      birthDate: person.birthDate,
      nationality: person.nationality,
      taxNumber: person.bgoTaxNumber,
      identityCheck: person.identityCheck,
    }),
  };
}

/** @throws ServiceFault unknown-value */
export function fromPersonMessage(message: Person): ApplicationPerson {
  const { beneficialOwner: owner, address } = message;
  const typeOfRepresentation = representationMapping.fromMessageOrNull(message.typeOfRepresentation);
  return {
    id: personIdFrom(message.personId),
    salutation: salutationMapping.fromMessageOrNull(message.salutation),
    firstName: message.firstName,
    lastName: message.lastName,
    email: message.email ?? null,
    phone: message.phone ?? null,
    birthDate: message.birthDate ?? null,
    nationality: message.nationality ?? null,
    pepStatus: pepStatusMapping.fromMessageOrNull(message.pepStatus),
    authorizedToRepresent: message.authorizedToRepresent,
    legalRepresentative: message.authorizedToRepresent
      ? { legalRepresentativeType: 'Person', typeOfRepresentation }
      : null,
    beneficialOwner: owner === undefined ? null : { votingShare: owner.votingShare, isFictional: owner.isFictional },
    orderInfo: message.wantsGirocard ? 'girocard' : '',
    bgoTaxNumber: message.taxNumber ?? null,
    address: address === undefined ? null : fromAddressMessage(address),
    acting: message.acting,
    identityCheck: message.identityCheck ?? null,
  };
}
