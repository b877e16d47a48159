import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { Reminded } from '@kontor/domain/reminder/due-reminders';
import { NotificationService } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { AccountDeps } from '../../access/account/account.module.js';
import type { CoSignerLinks } from '../../access/co-signer/co-signer.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { Settings } from '../../bank/settings/settings.module.js';
import { createPoller, type Poller, startAll } from '@kontor/platform/lifecycle/poller';
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
  readonly reminded: (caseId: CaseId, mailId: string) => Promise<Reminded>;
  readonly coSigners: CoSignerLinks;
}

export interface MailOutbox extends Concept {
  /** Sends the queued mails of accounts now. */
  readonly wakeAccounts: () => void;
  /** Sends the queued mails of cases now. */
  readonly wakeCases: () => void;
}

const pollMs = 2000;
/** While many cases move, one look finds the mails of all of them, ms. */
const restMs = 50;

/** Composes queued mails and passes them to the notification service. */
export function createMailOutbox(
  { bus, config, logger, metrics, now }: PortalDeps,
  needs: MailOutboxNeeds,
): MailOutbox {
  const accountMailbox = createAccountMailbox(needs.account);
  const compose = createComposeMail({ ...needs, settings: () => needs.settings.all(), appUrl: config.APP_URL });
  const send = createSendMail(bus);
  const count = measureMails(metrics, { mailboxes: [accountMailbox, needs.caseMailbox], now, logger });
  const relayOf = (name: string, mailbox: Mailbox): Poller => {
    const run = () => relayMails({ mailbox, compose, send, count, logger });
    return createPoller({ name, everyMs: pollMs, restMs, logger, run });
  };
  const accounts = relayOf('mails of accounts', accountMailbox);
  const cases = relayOf('mails of cases', needs.caseMailbox);
  const preview = createPreviewMail({ settings: () => needs.settings.all(), appUrl: config.APP_URL });
  return {
    wakeAccounts: accounts.wake,
    wakeCases: cases.wake,
    start: () => startAll([accounts, cases]),
    router: createMailPreviewRouter(preview),
  };
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
