import type { MessageInitShape } from '@bufbuild/protobuf';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { businessCheckStatuses } from '@kontor/domain/case/provider-state';
import { isStatusCode, type StatusCode } from '@kontor/domain/case/case-status';
import { personStatuses } from '@kontor/domain/person/person-status';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { HistoryLine, HistoryLineSchema } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { personIdFrom } from '../application/person-id.message.js';
import {
  actorMapping,
  businessCheckStatusMapping,
  caseStatusMapping,
  historyTypeMapping,
  mailKindMapping,
  personStatusMapping,
} from './case-enums.message.js';
import { historyCause } from './history-cause.message.js';

type Line = MessageInitShape<typeof HistoryLineSchema>;

/** @throws ServiceFault unknown-value for a status outside of the tables */
export function toHistoryLine(entry: HistoryEntry): Line {
  return {
    seq: BigInt(entry.seq),
    at: BigInt(entry.at),
    type: historyTypeMapping.toMessage(entry.type),
    status: toStatus(entry),
    cause: entry.cause,
    historyCause: historyCause.toMessage(entry.cause),
    actor: actorMapping.toMessage(entry.actor),
    mails: entry.mails.map((mail) => mailKindMapping.toMessage(mail)),
    ...(entry.personId === null ? {} : { personId: entry.personId }),
    ...(entry.accountId === null ? {} : { accountId: entry.accountId }),
    ...(entry.assignedTo === undefined ? {} : { assignedTo: entry.assignedTo }),
  };
}

/** @throws ServiceFault unknown-value */
export function fromHistoryLine(line: HistoryLine): HistoryEntry {
  return {
    seq: Number(line.seq),
    at: Number(line.at),
    type: historyTypeMapping.fromMessage(line.type),
    personId: line.personId === undefined ? null : personIdFrom(line.personId),
    status: fromStatus(line),
    cause: historyCause.fromMessage(line.historyCause, line.cause),
    actor: actorMapping.fromMessage(line.actor),
    accountId: line.accountId ?? null,
    ...(line.assignedTo === undefined ? {} : { assignedTo: line.assignedTo }),
    mails: line.mails.map((mail) => mailKindMapping.fromMessage(mail)),
  };
}

function toStatus({ type, status }: HistoryEntry): NonNullable<Line['status']> {
  const personStatus = personStatuses.find((one) => one === status);
  if (type === 'person' && personStatus !== undefined)
    return { case: 'personStatus', value: personStatusMapping.toMessage(personStatus) };
  const businessStatus = businessCheckStatuses.find((one) => one === status);
  if (type === 'business' && businessStatus !== undefined)
    return { case: 'businessStatus', value: businessCheckStatusMapping.toMessage(businessStatus) };
  return { case: 'caseStatus', value: caseStatusMapping.toMessage(statusCodeOf(status)) };
}

function statusCodeOf(status: string): StatusCode {
  const code = Number(status);
  if (!isStatusCode(code)) throw new ServiceFault('unknown-value', 'The history line has an unknown status');
  return code;
}

function fromStatus({ status }: HistoryLine): string {
  switch (status.case) {
    case 'personStatus':
      return personStatusMapping.fromMessage(status.value);
    case 'businessStatus':
      return businessCheckStatusMapping.fromMessage(status.value);
    default:
      return String(caseStatusMapping.fromMessage(status.value ?? 0));
  }
}
