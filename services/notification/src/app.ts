import { createBus } from '@kontor/platform/bus/bus';
import { createHealth } from '@kontor/platform/health/health';
import type { Logger } from '@kontor/platform/logger/logger';
import { createMetrics } from '@kontor/platform/metrics/metrics';
import { createMongo } from '@kontor/platform/mongo/mongo';
import { createMongoEffectRecords } from '@kontor/platform/effect-once/effect-records.mongo';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { NotificationConfig } from './config.js';
import { createNotificationResponder } from './mail/notification.responder.js';
import { createSendMail } from './mail/send-mail.js';
import { createSmtpTransport } from './mail/smtp-transport.js';

/** Wires and starts the service; returns a function that stops it. */
export async function startNotification({
  config,
  logger,
}: {
  config: NotificationConfig;
  logger: Logger;
}): Promise<() => Promise<void>> {
  const metrics = createMetrics('notification');
  const mongo = createMongo({ config, database: 'kontor_notification', logger });
  const operations = createOperationStore({ records: createMongoEffectRecords(mongo) });
  const loginMails = createOperationStore({
    records: createMongoEffectRecords(mongo, { collection: 'login_mails', expires: true }),
  });
  const mustEncrypt = config.KONTOR_PROFILE === 'production';
  const transport = createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM, mustEncrypt });
  const bus = createBus({ config, name: 'notification', logger, metrics });
  const sendMail = createSendMail({ operations, loginMails, transport, from: config.MAIL_FROM });
  bus.serve(NotificationService, createNotificationResponder({ operations, sendMail }));
  const checks = { mongo: () => mongo.ping(), nats: () => bus.isConnected(), smtp: () => transport.ping() };
  const health = await createHealth({ host: config.HOST, port: config.HEALTH_PORT, metrics, logger, checks });
  return async () => {
    health.stopping();
    await bus.drain();
    transport.close();
    await mongo.close();
    await health.close();
  };
}
