import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Reminder } from '@kontor/domain/reminder/due-reminders';
import type { ReminderTopic } from '@kontor/domain/reminder/reminder-topic';
import * as wire from '@kontor/proto/kontor/cases/v1/cases_pb';
import { personIdFrom } from '../application/person-id.message.js';
import { enumMapping } from '../enum/enum-mapping.js';

const topicMapping = enumMapping({
  draft: wire.ReminderTopic.DRAFT,
  identityCheck: wire.ReminderTopic.IDENTITY_CHECK,
  missingInformation: wire.ReminderTopic.MISSING_INFORMATION,
  expiry: wire.ReminderTopic.EXPIRY,
} satisfies Record<ReminderTopic, wire.ReminderTopic>);

export function toReminderMessage({ topic, personId }: Reminder): MessageInitShape<typeof wire.ReminderSchema> {
  return { topic: topicMapping.toMessage(topic), ...(personId === null ? {} : { personId }) };
}

/** @throws ServiceFault unknown-value */
export function fromReminderMessage({ topic, personId }: wire.Reminder): Reminder {
  return {
    topic: topicMapping.fromMessage(topic),
    personId: personId === undefined ? null : personIdFrom(personId),
  };
}
