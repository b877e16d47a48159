import { addresses } from './addresses.js';
import { http } from './http.js';
import { waitLimitMs, until } from './until.js';

/** A mail as the sink returns it. */
export interface Mail {
  readonly id: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
}

/** All mails to an address, newest first. */
export async function mailsTo(to: string): Promise<readonly Mail[]> {
  const answer = await http<readonly Mail[]>('GET', `${addresses.mail}/api/messages?to=${encodeURIComponent(to)}`);
  return answer.body;
}

/** Waits for the newest matching mail to an address. */
export async function mailTo(to: string, fits: (mail: Mail) => boolean, timeoutMs = waitLimitMs): Promise<Mail> {
  return until(async () => (await mailsTo(to)).find(fits), { what: `a mail to ${to}`, timeoutMs });
}

/** The six-letter code on a line of its own. */
export function codeIn(mail: Mail): string | undefined {
  return /^\s*([A-Z]{6})\s*$/m.exec(mail.text)?.[1];
}

/** The last part of the link to a page of the customer app, e.g. `/hub/aktivierung/`. */
export function linkTokenIn(mail: Mail, page: string): string | undefined {
  const start = mail.text.indexOf(page);
  return start < 0 ? undefined : /^[\w-]+/.exec(mail.text.slice(start + page.length))?.[0];
}
