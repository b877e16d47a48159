import type { MessageInitShape } from '@bufbuild/protobuf';
import { partiesOf, partiesResultOf, type PartyKind, type PartyResult } from '@kontor/domain/core-banking/booking';
import type { FindingContents } from '@kontor/domain/finding/finding-content';
import * as wire from '@kontor/proto/kontor/cases/v1/finding_pb';
import { coreBankingModeMapping } from '../case/case-enums.message.js';
import { enumMapping } from '../enum/enum-mapping.js';
import { present } from './present.js';

export const partyKindMapping = enumMapping<PartyKind>({
  juristic: wire.PartyKind.JURISTIC,
  majority: wire.PartyKind.MAJORITY,
  natural: wire.PartyKind.NATURAL,
});

type PartyReport = FindingContents['partyReport'];

export function toPartyReportMessage(content: PartyReport): MessageInitShape<typeof wire.PartyReportSchema> {
  return { mode: coreBankingModeMapping.toMessage(content.mode), parties: partiesOf(content).map(toPartyMessage) };
}

/** @throws ServiceFault unknown-value (retryable) */
export function fromPartyReportMessage({ mode, parties }: wire.PartyReport): PartyReport {
  return { mode: coreBankingModeMapping.fromMessage(mode), ...partiesResultOf(parties.map(fromPartyMessage)) };
}

function toPartyMessage({
  personennummer,
  isExisting,
  ...party
}: PartyResult): MessageInitShape<typeof wire.PartyResultSchema> {
  return {
    ...party,
    kind: partyKindMapping.toMessage(party.kind),
    ...present({ personennummer, isExisting }),
    potentialDuplicates: [...party.potentialDuplicates],
    errorMessages: [...party.errorMessages],
    shortened: [...party.shortened],
    skipped: [...party.skipped],
    placeholders: [...party.placeholders],
  };
}

function fromPartyMessage({
  $typeName: _type,
  $unknown: _unknown,
  kind,
  personennummer,
  isExisting,
  ...party
}: wire.PartyResult): PartyResult {
  return { ...party, kind: partyKindMapping.fromMessage(kind), ...present({ personennummer, isExisting }) };
}
