import { silentLogger } from '@kontor/platform/logger/logger';
import type { DueMail, Mailbox } from './mailbox.js';
import { relayMails } from './mail-relay.js';

function mailOf(mailId: string, accountId: string): DueMail {
  return { mailId, accountId, caseId: '', kind: 'loginCode', personId: null };
}

/** A transport that a test completes. */
function heldSending() {
  const started: string[] = [];
  const open = new Map<string, () => void>();
  return {
    started,
    running: () => [...open.keys()],
    end: async (mailId: string) => {
      open.get(mailId)?.();
      open.delete(mailId);
      await new Promise((resolve) => setImmediate(resolve));
    },
    send: async ({ mailId }: { readonly mailId: string }) => {
      started.push(mailId);
      await new Promise<void>((resolve) => open.set(mailId, resolve));
      return 'sent' as const;
    },
  };
}

function relay(mails: readonly DueMail[], send: ReturnType<typeof heldSending>['send']): Promise<void> {
  const mailbox: Mailbox = {
    due: async () => mails,
    waitingSince: async () => null,
    sent: async () => undefined,
    failed: async () => undefined,
  };
  const compose = async ({ mailId }: DueMail) => [
    { mailId, caseId: '' as const, to: '', subject: '', text: '', html: '', attachments: [] },
  ];
  return relayMails({ mailbox, compose, send, count: () => undefined, logger: silentLogger() });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('relaying mails', () => {
  it('sends mails of different accounts concurrently and those of one account in order', async () => {
    const held = heldSending();
    const done = relay([mailOf('a1', 'a'), mailOf('a2', 'a'), mailOf('b1', 'b')], held.send);
    await settled();
    expect(held.running()).toEqual(['a1', 'b1']);
    await held.end('b1');
    expect(held.running()).toEqual(['a1']);
    await held.end('a1');
    expect(held.running()).toEqual(['a2']);
    await held.end('a2');
    await done;
    expect(held.started).toEqual(['a1', 'b1', 'a2']);
  });

  it('sends at most eight mails at a time', async () => {
    const held = heldSending();
    const names = Array.from({ length: 10 }, (_, n) => `m${n}`);
    const done = relay(
      names.map((name) => mailOf(name, name)),
      held.send,
    );
    await settled();
    expect(held.running()).toHaveLength(8);
    for (const name of names) await held.end(name);
    await done;
    expect(held.started).toEqual(names);
  });

  it.each([
    ['of the recipient: it is given up', ['refused', 'sent'], ['failed'], ['refused']],
    [
      'of who gets one beside it: the first is sent, and the refusal is counted',
      ['sent', 'refused'],
      ['sent'],
      ['refused', 'sent'],
    ],
  ] as const)('a refusal %s', async (_what, answers, noted, counted) => {
    const seen: string[] = [];
    const counts: string[] = [];
    const mailbox: Mailbox = {
      due: async () => [mailOf('m1', 'a')],
      waitingSince: async () => null,
      sent: async () => void seen.push('sent'),
      failed: async () => void seen.push('failed'),
    };
    const plain = { caseId: '' as const, to: '', subject: '', text: '', html: '', attachments: [] };
    const compose = async () => answers.map((_answer, place) => ({ ...plain, mailId: String(place) }));
    const send = async ({ mailId }: { readonly mailId: string }) => answers[Number(mailId)]!;
    await relayMails({ mailbox, compose, send, count: (one) => void counts.push(one), logger: silentLogger() });
    expect([seen, counts]).toEqual([noted, counted]);
  });

  it('does nothing without mails', async () => {
    await relay([], () => Promise.reject(new Error('never')));
  });
});
