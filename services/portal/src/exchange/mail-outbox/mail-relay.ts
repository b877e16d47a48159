import type { CaseId } from '@kontor/domain/case/case-id';
import type { Logger } from '@kontor/platform/logger/logger';
import { inSpan } from '@kontor/platform/trace/span';
import pLimit from 'p-limit';
import type { CountMail } from './mail-metrics.js';
import type { DueMail, Mailbox } from './mailbox.js';

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A complete mail. */
export interface CompleteMail {
  readonly mailId: string;
  /** Empty for mails about an account. */
  readonly caseId: CaseId | '';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where a POST stops further mails of the kind (RFC 8058); absent where it is no such mail. */
  readonly unsubscribeUrl?: string;
}

/** Composes a mail; null when it is not needed any more. One event may cause several mails. */
export type ComposeMail = (mail: DueMail) => Promise<readonly CompleteMail[] | null>;

/** Sends a complete mail, exactly once when repeated. */
export type SendMail = (mail: CompleteMail) => Promise<'sent' | 'refused'>;

interface RelayDeps {
  readonly mailbox: Mailbox;
  readonly compose: ComposeMail;
  readonly send: SendMail;
  readonly count: CountMail;
  readonly logger: Logger;
}

const batch = 64;
const concurrency = 8;

/** Composes and sends the due mails of a mailbox, those of one case or account in order. */
export async function relayMails(deps: RelayDeps): Promise<void> {
  await pLimit(concurrency).map(byHolder(await deps.mailbox.due(batch)), async (mails) => {
    for (const mail of mails) {
      const span = { name: `mail ${mail.kind}`, kind: 'consumer', parent: mail.traceparent ?? null } as const;
      await inSpan(span, () => relayOne(deps, mail));
    }
  });
}

function byHolder(mails: readonly DueMail[]): readonly (readonly DueMail[])[] {
  const groups = new Map<string, DueMail[]>();
  for (const mail of mails) {
    const holder = `${mail.caseId}/${mail.accountId}`;
    groups.set(holder, [...(groups.get(holder) ?? []), mail]);
  }
  return [...groups.values()];
}

async function relayOne({ mailbox, compose, send, count, logger }: RelayDeps, mail: DueMail): Promise<void> {
  const { mailId, kind } = mail;
  try {
    const complete = (await compose(mail)) ?? [];
    const results: Awaited<ReturnType<typeof send>>[] = [];
    for (const one of complete) results.push(await send(one));
    for (const refused of complete.filter((_one, index) => results[index] === 'refused')) {
      logger.warn({ mailId: refused.mailId, kind }, 'mail refused');
      count('refused');
    }
    if (results[0] === 'refused') {
      await mailbox.failed(mail, 'refused');
    } else {
      await mailbox.sent(mail);
      count('sent');
    }
  } catch (error) {
    logger.warn({ err: error, mailId, kind }, 'mail not sent yet');
    count('postponed');
    await mailbox.failed(mail, 'transient');
  }
}
