import { createHash } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { addresses } from '../support/addresses.js';
import { http } from '../support/http.js';
import type { EffectCount, Provider } from '../support/sandbox.js';
import type { Delivered } from './count.js';

interface StoredCase {
  readonly _id: string;
  readonly history: readonly { readonly seq: number; readonly mails: readonly string[] }[];
  readonly outbox: readonly unknown[];
}

/** Mails that the history of some cases asked for, and how many of them still wait. */
export interface MailsAskedFor {
  readonly messageIds: readonly string[];
  readonly waiting: number;
}

/** The domain of MAIL_FROM in the stack under test. */
const domain = 'kontor.test';

const messageIdOf = (mailId: string): string =>
  `<${createHash('sha256').update(mailId).digest('hex').slice(0, 40)}@${domain}>`;

/** What the cases' own records say of their mails: each line of the history names those that it causes. */
export async function mailsAskedFor(caseIds: readonly string[]): Promise<MailsAskedFor> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  try {
    const stored = client.db('kontor_portal').collection<StoredCase>('cases');
    const found = await stored.find({ _id: { $in: [...caseIds] } }).toArray();
    if (found.length !== caseIds.length) throw new Error(`${caseIds.length - found.length} cases are not stored`);
    const messageIds = found.flatMap(({ _id, history }) =>
      history.flatMap(({ seq, mails }) => mails.map((_kind, n) => messageIdOf(`${_id}:${seq}:${n}`))),
    );
    return { messageIds, waiting: found.reduce((sum, { outbox }) => sum + outbox.length, 0) };
  } finally {
    await client.close();
  }
}

/** Every mail in the inbox. */
export async function allMails(): Promise<readonly Delivered[]> {
  return (await http<readonly Delivered[]>('GET', `${addresses.mail}/api/messages`)).body;
}

export interface WholeLedger {
  readonly counts: readonly EffectCount[];
  readonly calls: readonly { readonly fault: string | null; readonly reference: string | null }[];
}

/** Everything that a provider was asked and made. */
export async function wholeLedger(provider: Provider): Promise<WholeLedger> {
  return (await http<WholeLedger>('GET', `${addresses.sandbox}/ledger?provider=${provider}`)).body;
}
