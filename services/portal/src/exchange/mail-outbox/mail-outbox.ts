import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { AccountDeps } from '../../access/account/account.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { Settings } from '../../bank/settings/settings.module.js';
import { createPoller } from '@kontor/platform/lifecycle/poller';
import { createAccountMailbox } from './account-mailbox.js';
import type { CaseMailFacts } from './case-facts.js';
import { createComposeMail, type PersonMailFacts } from './compose-mail.js';
import type { Mailbox } from './mailbox.js';
import { measureMails } from './mail-metrics.js';
import { createPreviewMail } from './preview-mail.js';
import { createMailPreviewRouter } from './mail-preview.router.js';
import { relayMails, type SendMail } from './mail-relay.js';

interface MailOutboxNeeds {
  readonly account: AccountDeps;
  readonly settings: Settings;
  readonly caseMailbox: Mailbox;
  readonly person: (caseId: CaseId, personId: PersonId) => Promise<PersonMailFacts | null>;
  readonly orderSummary: (caseId: CaseId) => Promise<Uint8Array | null>;
  readonly caseFacts: (caseId: CaseId) => Promise<CaseMailFacts>;
}

export interface MailOutbox extends Concept {
  /** Sends queued mails now. */
  readonly wake: () => void;
}

const pollMs = 2000;

/** Composes queued mails and passes them to the notification service. */
export function createMailOutbox(
  { bus, config, logger, metrics, now }: PortalDeps,
  needs: MailOutboxNeeds,
): MailOutbox {
  const mailboxes = [createAccountMailbox(needs.account), needs.caseMailbox];
  const compose = createComposeMail({ ...needs, settings: () => needs.settings.all(), appUrl: config.APP_URL });
  const send = createSendMail(bus);
  const count = measureMails(metrics, { mailboxes, now, logger });
  const poller = createPoller({
    name: 'mails',
    everyMs: pollMs,
    logger,
    run: () => relayMails({ mailboxes, compose, send, count, logger }),
  });
  const preview = createPreviewMail({ settings: () => needs.settings.all(), appUrl: config.APP_URL });
  return { wake: poller.wake, start: poller.start, router: createMailPreviewRouter(preview) };
}

function createSendMail(bus: PortalDeps['bus']): SendMail {
  const notification = bus.client(NotificationService);
  return async (mail) => {
    const { result } = await notification.sendMail(
      { ...mail, attachments: [...mail.attachments] },
      { operationKey: mail.mailId, timeoutMs: 20_000 },
    );
    return result.case === 'refused' ? 'refused' : 'sent';
  };
}
