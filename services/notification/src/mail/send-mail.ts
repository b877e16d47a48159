import { createHash } from 'node:crypto';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { hashJson } from '@kontor/platform/effect-once/request-hash';
import type { OperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  SendMailResponseSchema,
  type SendMailRequest,
  type SendMailResponse,
} from '@kontor/proto/kontor/notification/v1/notification_pb';
import { isOneLine, isPlainAddress, senderDomain } from './mail-address.js';
import type { MailTransport } from './mail-transport.js';

interface SendMailDeps {
  /** Of mails of a case, erased with it. */
  readonly operations: OperationStore;
  /** Of mails that belong to a login and no case; each expires. */
  readonly loginMails: OperationStore;
  readonly transport: MailTransport;
  /** Sender; its domain ends the message ids. */
  readonly from: string;
}

/** How long a repeat of a login's mail is recognised, ms; the portal has long stopped asking by then. */
const keepLoginMailMs = 30 * 24 * 3_600_000;

/**
 * Sends a mail once. A repeat gets the stored result; after an attempt without a result the mail is sent
 * again with the same Message-ID, by which mail servers recognise it.
 */
export function createSendMail({
  operations,
  loginMails,
  transport,
  from,
}: SendMailDeps): (mail: SendMailRequest, key: string) => Promise<SendMailResponse> {
  return (mail, key) => {
    const { mailId, caseId, to } = mail;
    // The wording may change between two attempts (a new logo); the mail is the same.
    const requestHash = hashJson({ mailId, caseId, to });
    const isLogin = caseId === '';
    const expiry = isLogin ? { expiresAt: new Date(Date.now() + keepLoginMailMs) } : {};
    return (isLogin ? loginMails : operations).runOnceMessage(
      SendMailResponseSchema,
      { key, caseId, requestHash, ...expiry },
      async (): Promise<MessageInitShape<typeof SendMailResponseSchema>> => {
        const fault = faultOf(mail);
        if (fault !== null) return { result: { case: 'refused', value: { reason: fault } } };
        const { subject, text, html, attachments, unsubscribeUrl } = mail;
        const messageId = messageIdOf(mailId, from);
        const delivery = await transport.deliver({
          ...{ messageId, to, subject, text, html, attachments, unsubscribeUrl },
        });
        if (delivery.kind === 'refused') return { result: { case: 'refused', value: { reason: delivery.reason } } };
        return { result: { case: 'sent', value: {} } };
      },
    );
  };
}

/** Why a mail must not be sent: an address or subject that could inject a header, or no text. */
function faultOf({ to, subject, text, unsubscribeUrl }: SendMailRequest): string | null {
  if (!isPlainAddress(to)) return 'invalid-address';
  if (unsubscribeUrl !== '' && !URL.canParse(unsubscribeUrl)) return 'invalid-unsubscribe-url';
  if (subject === '' || !isOneLine(subject)) return 'invalid-subject';
  return text === '' ? 'empty' : null;
}

/** The same mail always has the same id. */
export function messageIdOf(mailId: string, from: string): string {
  return `<${createHash('sha256').update(mailId).digest('hex').slice(0, 40)}@${senderDomain(from)}>`;
}
