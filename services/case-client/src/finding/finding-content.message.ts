import type { MessageInitShape } from '@bufbuild/protobuf';
import type { FindingContents, FindingOfKind } from '@kontor/domain/finding/finding-content';
import type * as wire from '@kontor/proto/kontor/cases/v1/finding_pb';
import { fromExistingParty } from '../application/existing-party.message.js';
import { documentIdFrom } from '../application/document-id.message.js';
import { personIdFrom } from '../application/person-id.message.js';
import { businessCheckStatusMapping } from '../case/case-enums.message.js';
import { fromMatchingMessage, toMatchingMessage } from './matching-case.message.js';
import { fromPartyReportMessage, toPartyReportMessage } from './party-report.message.js';
import { present } from './present.js';

type Content = NonNullable<MessageInitShape<typeof wire.FindingContentSchema>['content']>;

/** The message of a finding's content. */
export function toFindingContent({ kind, content }: FindingOfKind): { readonly content: Content } {
  switch (kind) {
    case 'matching':
      return { content: { case: 'matching', value: toMatchingMessage(content) } };
    case 'economyReport':
      return { content: { case: 'economyReport', value: toEconomyMessage(content) } };
    case 'creditChecks':
      return { content: { case: 'creditChecks', value: { checks: content.checks.map((check) => ({ ...check })) } } };
    case 'partyReport':
      return { content: { case: 'partyReport', value: toPartyReportMessage(content) } };
    case 'existingParty':
      return { content: { case: 'existingParty', value: content } };
    case 'account':
      return { content: { case: 'account', value: present(content) } };
    case 'girocard':
      return { content: { case: 'girocard', value: { ...present(content), cards: content.cards.map(present) } } };
    case 'bookingRefusal':
      return { content: { case: 'bookingRefusal', value: { messages: [...content.messages] } } };
    case 'identityCheck':
      return { content: { case: 'identityCheck', value: content } };
    case 'refusedDocument':
      return { content: { case: 'refusedDocument', value: content } };
    case 'missingInformation':
      return { content: toMissingMessage(content) };
    case 'providerNotes': {
      const status = businessCheckStatusMapping.toMessage(content.status);
      return { content: { case: 'providerNotes', value: { ...present(content), status } } };
    }
  }
}

/** The content in a message; undefined for none. @throws ServiceFault unknown-value (retryable) */
export function fromFindingContent({
  content,
}: Pick<wire.FindingContent, 'content'>): FindingOfKind['content'] | undefined {
  switch (content.case) {
    case 'matching':
      return fromMatchingMessage(content.value);
    case 'economyReport':
      return fromEconomyMessage(content.value);
    case 'creditChecks':
      return {
        checks: content.value.checks.map(({ personId, score }) => ({ personId: personIdFrom(personId), score })),
      };
    case 'partyReport':
      return fromPartyReportMessage(content.value);
    case 'existingParty':
      return fromExistingParty(content.value);
    case 'account':
      return { kontonummer: content.value.kontonummer ?? null, iban: content.value.iban ?? null };
    case 'girocard':
      return { ...numbersOf(content.value), cards: content.value.cards.map(fromCardMessage) };
    case 'bookingRefusal':
      return { messages: content.value.messages };
    case 'identityCheck':
      return { url: content.value.url };
    case 'refusedDocument': {
      const { documentId, isTooLarge } = content.value;
      return { documentId: documentIdFrom(documentId), isTooLarge };
    }
    case 'missingDocuments':
      return { missingDocuments: content.value.missingDocuments };
    case 'missingInformation': {
      const { missingInformation, missingInformationDetails: details } = content.value;
      return { missingInformation, missingInformationDetails: details ?? null };
    }
    case 'providerNotes':
      return fromNotesMessage(content.value);
    case undefined:
      return undefined;
  }
}

type Economy = FindingContents['economyReport'];

function toEconomyMessage(content: Economy): MessageInitShape<typeof wire.EconomyReportSchema> {
  return content === 'unavailable' ? { unavailable: true } : present(content);
}

function fromEconomyMessage({ unavailable, score, riskQuota, range }: wire.EconomyReport): Economy {
  return unavailable ? 'unavailable' : { score, riskQuota, range: range ?? null };
}

function toMissingMessage(content: FindingContents['missingInformation']): Content {
  return 'missingDocuments' in content
    ? { case: 'missingDocuments', value: { missingDocuments: [...content.missingDocuments] } }
    : {
        case: 'missingInformation',
        value: {
          missingInformation: [...content.missingInformation],
          ...present({ missingInformationDetails: content.missingInformationDetails }),
        },
      };
}

function fromNotesMessage({ status, notes, researchInfoNotes }: wire.ProviderNotes): FindingContents['providerNotes'] {
  const words = { notes: notes ?? null, researchInfoNotes: researchInfoNotes ?? null };
  return { status: businessCheckStatusMapping.fromMessage(status), ...words };
}

function fromCardMessage({ personId, ...card }: wire.CardNumbers) {
  return { personId: personId === undefined ? null : personIdFrom(personId), ...numbersOf(card) };
}

function numbersOf({ kartennummer, chipkartennummer }: Pick<wire.CardNumbers, 'kartennummer' | 'chipkartennummer'>) {
  return { kartennummer: kartennummer ?? null, chipkartennummer: chipkartennummer ?? null };
}
