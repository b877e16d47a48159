import { requireOperationKey } from '@kontor/platform/bus/call-context';
import type { ServiceHandlers } from '@kontor/platform/bus/service-types';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import type { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { createSendMail } from './send-mail.js';

interface ResponderDeps {
  readonly operations: OperationStore;
  readonly sendMail: ReturnType<typeof createSendMail>;
}

/** notification.v1. Mails are not stored; only the result of sending is. */
export function createNotificationResponder({
  operations,
  sendMail,
}: ResponderDeps): ServiceHandlers<typeof NotificationService> {
  return {
    sendMail: (mail, context) => sendMail(mail, requireOperationKey(context)),
    eraseCase: async ({ caseId }) => {
      await operations.eraseCase(caseId);
      return {};
    },
  };
}
