import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  MatchingCase,
  MatchingPerson,
  MatchType,
  PersonResolution,
} from '@kontor/domain/matching/matching-person';
import * as wire from '@kontor/proto/kontor/cases/v1/finding_pb';
import {
  matchingKindMapping,
  pepStatusMapping,
  representationMapping,
  salutationMapping,
} from '../application/application-enums.message.js';
import { enumMapping } from '../enum/enum-mapping.js';
import { present } from './present.js';

export const matchingSourceMapping = enumMapping<NonNullable<MatchingPerson['source']>>({
  DOCUMENT: wire.MatchingSource.DOCUMENT,
  PUBLIC: wire.MatchingSource.PUBLIC,
  CUSTOMER: wire.MatchingSource.CUSTOMER,
});

export const matchTypeMapping = enumMapping<MatchType>({
  MATCH: wire.MatchType.MATCH,
  CUSTOMER_MATCH: wire.MatchType.CUSTOMER_MATCH,
  NO_MATCH: wire.MatchType.NO_MATCH,
});

export const personResolutionMapping = enumMapping<PersonResolution>({
  CREATED: wire.PersonResolution.CREATED,
  CONFIRMED: wire.PersonResolution.CONFIRMED,
});

export function toMatchingMessage(content: MatchingCase): MessageInitShape<typeof wire.ComparedPersonsSchema> {
  const left = Object.entries(content.leftSide).map(([key, person]) => [key, toPersonMessage(person)] as const);
  return {
    kind: matchingKindMapping.toMessage(content.kind),
    source: matchingSourceMapping.toMessage(content.source),
    leftSide: Object.fromEntries(left),
    rightSide: content.rightSide.map(toPersonMessage),
  };
}

/** @throws ServiceFault unknown-value (retryable) */
export function fromMatchingMessage(message: wire.ComparedPersons): MatchingCase {
  const left = Object.entries(message.leftSide).map(([key, person]) => [key, fromPersonMessage(person)] as const);
  return {
    kind: matchingKindMapping.fromMessage(message.kind),
    source: matchingSourceMapping.fromMessage(message.source) as MatchingCase['source'],
    leftSide: Object.fromEntries(left),
    rightSide: message.rightSide.map(fromPersonMessage),
  };
}

function toPersonMessage(person: MatchingPerson): MessageInitShape<typeof wire.ComparedPersonSchema> {
  const { source, matchType, resolution, salutation, pepStatus, typeOfRepresentation, ...rest } = person;
  return {
    ...present(rest),
    source: matchingSourceMapping.toMessage(source ?? null),
    matchType: matchTypeMapping.toMessage(matchType ?? null),
    resolution: personResolutionMapping.toMessage(resolution ?? null),
    salutation: salutationMapping.toMessage(salutation ?? null),
    pepStatus: pepStatusMapping.toMessage(pepStatus ?? null),
    typeOfRepresentation: representationMapping.toMessage(typeOfRepresentation ?? null),
  };
}

function fromPersonMessage({
  $typeName: _type,
  $unknown: _unknown,
  firstName,
  lastName,
  source,
  matchType,
  resolution,
  salutation,
  pepStatus,
  typeOfRepresentation,
  ...rest
}: wire.ComparedPerson): MatchingPerson {
  return {
    firstName,
    lastName,
    ...present(rest),
    ...present({
      source: matchingSourceMapping.fromMessageOrNull(source),
      matchType: matchTypeMapping.fromMessageOrNull(matchType),
      resolution: personResolutionMapping.fromMessageOrNull(resolution),
      salutation: salutationMapping.fromMessageOrNull(salutation),
      pepStatus: pepStatusMapping.fromMessageOrNull(pepStatus),
      typeOfRepresentation: representationMapping.fromMessageOrNull(typeOfRepresentation),
    }),
  };
}
