import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { isLoopback } from '@kontor/platform/engines/engine-address';
import nodemailer from 'nodemailer';
import type { Delivery, MailAttachment, MailTransport } from './mail-transport.js';

interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** Whether a relay on another machine gets nothing, not even a login, before the connection is encrypted. */
  readonly mustEncrypt: boolean;
}

const pingEveryMs = 10_000;

/** Sends mails by SMTP; to a relay on another machine by TLS, where it offers it or `mustEncrypt` demands it. */
export function createSmtpTransport({ url, from, mustEncrypt }: SmtpOptions): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A local relay has no verifiable certificate.
    ...(isLoopback(url) ? { ignoreTLS: true } : { requireTLS: mustEncrypt }),
  });
  let asked: { readonly at: number; readonly alive: Promise<boolean> } | undefined;
  return {
    deliver: async ({ to, attachments, unsubscribeUrl, ...mail }) => {
      try {
        const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) };
        const files = attachments.map(fileOf);
        await transporter.sendMail({ ...mail, from, to: { name: '', address: to }, headers, attachments: files });
        return { kind: 'sent' };
      } catch (error) {
        return refusedOrThrow(error);
      }
    },
    ping: () => {
      if (asked === undefined || Date.now() - asked.at > pingEveryMs) {
        asked = {
          at: Date.now(),
          alive: transporter.verify().then(
            () => true,
            () => false,
          ),
        };
      }
      return asked.alive;
    },
    close: () => transporter.close(),
  };
}

/** RFC 8058, 3.1; the address is one that `URL` has parsed, so that it ends no header. */
function unsubscribeHeaders(url: string): Record<string, string> {
  if (url === '') return {};
  return { 'List-Unsubscribe': `<${new URL(url).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function fileOf({ name, mediaType, content }: MailAttachment) {
  return { filename: name, contentType: mediaType, content: Buffer.from(content) };
}

/** The mail is larger than the relay takes. */
const TOO_LARGE = 552;

/**
 * 5xx to the recipient or the content is final; 5xx to our login or our sender is a configuration error, which every
 * mail meets, and is retried.
 */
function refusedOrThrow(error: unknown): Delivery {
  const read = (name: string): unknown =>
    error instanceof Error ? (error as unknown as Record<string, unknown>)[name] : undefined;
  const [code, answer] = [read('code'), Number(read('responseCode') ?? 0)];
  const isOurSender = read('command') === 'MAIL FROM' && answer !== TOO_LARGE;
  if (answer >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && !isOurSender)
    return { kind: 'refused', reason: `smtp-${answer}` };
  throw new ServiceFault('relay-unavailable', `The mail relay did not take the mail (${answer || 'no answer'})`, {
    retryable: true,
  });
}
