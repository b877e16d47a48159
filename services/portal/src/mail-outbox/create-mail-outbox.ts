import { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { AccessDeps } from '../access/access-deps.js';
import type { Concept, PortalDeps } from '../portal-deps.js';
import type { Settings } from '../settings/settings.js';
import { createSweep } from '../sweep.js';
import { createAccessMailbox } from './access-mailbox.js';
import { createComposeMail, type PersonMailFacts } from './compose-mail.js';
import type { Mailbox } from './mailbox.js';
import { measureMails } from './mail-metrics.js';
import { relayMails, type SendMail } from './mail-relay.js';

interface MailOutboxNeeds {
  readonly access: AccessDeps;
  readonly settings: Settings;
  /** The mails that transitions of cases have caused. */
  readonly caseMailbox: Mailbox;
  readonly person: (caseId: string, personId: string) => Promise<PersonMailFacts | null>;
}

export interface MailOutbox extends Concept {
  /** A mail waits: go at once. */
  readonly ring: () => void;
}

const sweepMs = 2000;

/** Writes all mails and hands them to the notification service. */
export function createMailOutbox(
  { bus, config, logger, metrics, now }: PortalDeps,
  needs: MailOutboxNeeds,
): MailOutbox {
  const mailboxes = [createAccessMailbox(needs.access), needs.caseMailbox];
  const compose = createComposeMail({ ...needs, settings: () => needs.settings.all(), appUrl: config.APP_URL });
  const send = createSendMail(bus);
  const count = measureMails(metrics, { mailboxes, now, logger });
  const sweep = createSweep({
    name: 'mails',
    everyMs: sweepMs,
    logger,
    run: () => relayMails({ mailboxes, compose, send, count, logger }),
  });
  return { ring: sweep.ring, start: sweep.start };
}

function createSendMail(bus: PortalDeps['bus']): SendMail {
  const notification = bus.client(NotificationService);
  return async (mail) => {
    const { result } = await notification.sendMail(mail, { operationKey: mail.mailId, timeoutMs: 20_000 });
    return result.case === 'refused' ? 'refused' : 'sent';
  };
}
