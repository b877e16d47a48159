import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CaseSnapshot, PersonProgress, ShownReminders } from '@kontor/domain/case/case-snapshot';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type {
  CaseSnapshotSchema,
  CaseSnapshot as SnapshotMessage,
  PersonProgress as ProgressMessage,
  PersonProgressSchema,
  ShownReminders as RemindersMessage,
  ShownRemindersSchema,
} from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { personIdFrom } from '../application/person-id.message.js';
import { representationMapping } from '../application/application-enums.message.js';
import {
  attentionMapping,
  caseStatusMapping,
  coreBankingModeMapping,
  identificationSourceMapping,
  identityCheckMapping,
  personStatusMapping,
  runningCommandMapping,
  startStateMapping,
} from './case-enums.message.js';

export function toSnapshotMessage(snapshot: CaseSnapshot): MessageInitShape<typeof CaseSnapshotSchema> {
  const { startFindingRef, firstOrderedAt, slaSince, finalAt, dueAt, coreBanking, accountOpened, ...more } = snapshot;
  const { owner, bookingFailure = null, reminders, ...rest } = more;
  return {
    ...rest,
    status: caseStatusMapping.toMessage(rest.status),
    startState: startStateMapping.toMessage(rest.startState),
    attempt: BigInt(rest.attempt),
    round: BigInt(rest.round),
    running: runningCommandMapping.toMessage(rest.running),
    persons: rest.persons.map(toProgressMessage),
    coreBanking: { ...coreBanking, mode: coreBankingModeMapping.toMessage(coreBanking.mode) },
    attention: attentionMapping.toMessage(rest.attention),
    slaMs: BigInt(rest.slaMs),
    ...(reminders === undefined ? {} : { reminders: toRemindersMessage(reminders) }),
    ...(owner === null ? {} : { owner }),
    ...(bookingFailure === null ? {} : { bookingFailure }),
    ...(accountOpened === null ? {} : { accountOpened }),
    ...(startFindingRef === null ? {} : { startFindingRef }),
    ...(firstOrderedAt === null ? {} : { firstOrderedAt: BigInt(firstOrderedAt) }),
    ...(slaSince === null ? {} : { slaSince: BigInt(slaSince) }),
    ...(finalAt === null ? {} : { finalAt: BigInt(finalAt) }),
    ...(dueAt === null ? {} : { dueAt: BigInt(dueAt) }),
  };
}

/** @throws ServiceFault unknown-value */
export function fromSnapshotMessage(message: SnapshotMessage): CaseSnapshot {
  if (message.coreBanking === undefined) throw new ServiceFault('unknown-value', 'The snapshot is incomplete');
  const { mode, parties, account, girocard } = message.coreBanking;
  return {
    revision: message.revision,
    status: caseStatusMapping.fromMessage(message.status),
    handedOver: message.handedOver,
    automationEnded: message.automationEnded,
    startState: startStateMapping.fromMessageOrNull(message.startState),
    startFindingRef: message.startFindingRef ?? null,
    wasOnHold: message.wasOnHold,
    attempt: Number(message.attempt),
    round: Number(message.round),
    running: runningCommandMapping.fromMessageOrNull(message.running),
    persons: message.persons.map(fromProgressMessage),
    coreBanking: { mode: coreBankingModeMapping.fromMessageOrNull(mode), parties, account, girocard },
    bookingFailure: message.bookingFailure ?? null,
    accountOpened: message.accountOpened ?? null,
    attention: attentionMapping.fromMessage(message.attention),
    firstOrderedAt: numberOrNull(message.firstOrderedAt),
    slaMs: Number(message.slaMs),
    slaSince: numberOrNull(message.slaSince),
    slaEnded: message.slaEnded,
    finalAt: numberOrNull(message.finalAt),
    dueAt: numberOrNull(message.dueAt),
    hidden: message.hidden,
    owner: message.owner ?? null,
    ...(message.reminders === undefined ? {} : { reminders: fromRemindersMessage(message.reminders) }),
  };
}

function toRemindersMessage({ paused, stopped }: ShownReminders): MessageInitShape<typeof ShownRemindersSchema> {
  return {
    paused,
    stoppedPersons: stopped.filter((personId) => personId !== null),
    stoppedCustomer: stopped.includes(null),
  };
}

function fromRemindersMessage({ paused, stoppedPersons, stoppedCustomer }: RemindersMessage): ShownReminders {
  return { paused, stopped: [...stoppedPersons.map(personIdFrom), ...(stoppedCustomer ? [null] : [])] };
}

function toProgressMessage({
  checkRef,
  attemptsLeft,
  ...person
}: PersonProgress): MessageInitShape<typeof PersonProgressSchema> {
  return {
    ...person,
    status: personStatusMapping.toMessage(person.status),
    check: identityCheckMapping.toMessage(person.check),
    source: identificationSourceMapping.toMessage(person.source),
    representation: representationMapping.toMessage(person.representation),
    ...(checkRef === null ? {} : { checkRef }),
    ...(attemptsLeft === null ? {} : { attemptsLeft }),
  };
}

function fromProgressMessage(message: ProgressMessage): PersonProgress {
  return {
    personId: personIdFrom(message.personId),
    status: personStatusMapping.fromMessage(message.status),
    check: identityCheckMapping.fromMessageOrNull(message.check),
    source: identificationSourceMapping.fromMessage(message.source),
    acting: message.acting,
    required: message.required,
    representation: representationMapping.fromMessageOrNull(message.representation),
    checkRef: message.checkRef ?? null,
    attemptsLeft: message.attemptsLeft ?? null,
  };
}

function numberOrNull(value: bigint | undefined): number | null {
  return value === undefined ? null : Number(value);
}
