import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MatchingDecision } from '@kontor/domain/application/matching-decision';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type {
  MatchingDecisionSchema,
  MatchingDecision as DecisionMessage,
} from '@kontor/proto/kontor/cases/v1/application_pb';
import type { GetApplicationResponse, GetApplicationResponseSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { matchingChoiceMapping, matchingKindMapping } from './application-enums.message.js';
import { fromBusinessMessage, toBusinessMessage } from './business.message.js';
import type { CaseApplication } from './case-application.js';
import { documentType } from './document-type.message.js';
import { documentIdFrom } from './document-id.message.js';
import { fromExistingParty } from './existing-party.message.js';
import { fromPersonMessage } from './person.message.js';

/** The application without its persons, which the portal adds page by page. */
export function toApplicationMessage(
  application: Omit<CaseApplication, 'people'>,
): MessageInitShape<typeof GetApplicationResponseSchema> {
  const { business, secondBusiness, documents, product, matchingDecisions, headquarterId, existingParties } =
    application;
  return {
    business: toBusinessMessage(business),
    ...(secondBusiness === null ? {} : { secondBusiness: toBusinessMessage(secondBusiness) }),
    documents: documents.map((document) => ({
      ...document,
      sizeBytes: BigInt(document.sizeBytes),
      type: documentType.toMessage(document.documentType),
    })),
    product,
    matchingDecisions: matchingDecisions.map(toDecisionMessage),
    ...(headquarterId === null ? {} : { headquarterId }),
    existingParties: [...existingParties],
  };
}

/** The application of all its pages, in their order. @throws ServiceFault unknown-value, unknown-application */
export function fromApplicationPages(pages: readonly GetApplicationResponse[]): CaseApplication {
  const [first] = pages;
  if (first?.business === undefined || first.product === undefined)
    throw new ServiceFault('unknown-application', 'The application has no business');
  const { kontoId, productNumber, conditionNumber, girocardProductNumber } = first.product;
  return {
    business: fromBusinessMessage(first.business),
    secondBusiness: first.secondBusiness === undefined ? null : fromBusinessMessage(first.secondBusiness),
    people: pages.flatMap(({ persons }) => persons.map(fromPersonMessage)),
    documents: first.documents.map(({ documentId, documentType: typeText, type, mimeType, sizeBytes, sha256 }) => ({
      documentId: documentIdFrom(documentId),
      documentType: documentType.fromMessage(type, typeText),
      mimeType,
      sizeBytes: Number(sizeBytes),
      sha256,
    })),
    product: { kontoId, productNumber, conditionNumber, girocardProductNumber },
    matchingDecisions: first.matchingDecisions.map(fromDecisionMessage),
    headquarterId: first.headquarterId ?? null,
    existingParties: first.existingParties.map(fromExistingParty),
  };
}

function toDecisionMessage({ kind, decision, foundKey, personId }: MatchingDecision) {
  return {
    kind: matchingKindMapping.toMessage(kind),
    decision: matchingChoiceMapping.toMessage(decision),
    ...(foundKey === undefined ? {} : { foundKey }),
    ...(personId === undefined ? {} : { personId }),
  } satisfies MessageInitShape<typeof MatchingDecisionSchema>;
}

function fromDecisionMessage({ kind, decision, foundKey, personId }: DecisionMessage): MatchingDecision {
  return {
    kind: matchingKindMapping.fromMessage(kind),
    decision: matchingChoiceMapping.fromMessage(decision),
    ...(foundKey === undefined ? {} : { foundKey }),
    ...(personId === undefined ? {} : { personId }),
  };
}
