import { create } from '@bufbuild/protobuf';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import { SendMailRequestSchema } from '@kontor/proto/kontor/notification/v1/notification_pb';
import type { Delivery, MailTransport, OutgoingMail } from './mail-transport.js';
import { createSendMail, messageIdOf } from './send-mail.js';

const from = 'Kontor <noreply@bank.test>';

function setUp(answers: (Delivery | Error)[] = []) {
  const delivered: OutgoingMail[] = [];
  const transport: MailTransport = {
    deliver: async (mail) => {
      delivered.push(mail);
      const answer = answers.shift() ?? { kind: 'sent' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ping: async () => true,
    close: () => undefined,
  };
  const [records, logins] = [createFakeEffectRecords(), createFakeEffectRecords()];
  const operations = createOperationStore({ records, leaseMs: 50 });
  const loginMails = createOperationStore({ records: logins, leaseMs: 50 });
  return { delivered, operations, records, logins, send: createSendMail({ operations, loginMails, transport, from }) };
}

const mail = (
  change: Partial<{ caseId: string; to: string; subject: string; text: string; unsubscribeUrl: string }> = {},
) =>
  create(SendMailRequestSchema, {
    mailId: '1001:1:0',
    caseId: '1001',
    to: 'erika@firma.test',
    subject: 'Hallo',
    text: 'Text',
    html: '<p>Text</p>',
    ...change,
  });

it('sends a mail once, also when the request is repeated', async () => {
  const { send, delivered } = setUp();
  for (let count = 0; count < 3; count++) expect((await send(mail(), '1001:1:0')).result.case).toBe('sent');
  expect(delivered).toHaveLength(1);
  expect(delivered[0]?.messageId).toBe(messageIdOf('1001:1:0', from));
});

it('sends again with the same Message-ID after the relay was unavailable', async () => {
  const { send, delivered } = setUp([new ServiceFault('relay-unavailable', 'away', { retryable: true })]);
  await expect(send(mail(), 'key')).rejects.toMatchObject({ retryable: true });
  expect((await send(mail(), 'key')).result.case).toBe('sent');
  expect(new Set(delivered.map(({ messageId }) => messageId)).size).toBe(1);
});

it('stores a refusal of the relay', async () => {
  const { send, delivered } = setUp([{ kind: 'refused', reason: 'smtp-550' }]);
  for (let count = 0; count < 2; count++)
    expect((await send(mail(), 'key')).result).toMatchObject({ case: 'refused', value: { reason: 'smtp-550' } });
  expect(delivered).toHaveLength(1);
});

it('refuses another recipient for the same key', async () => {
  const { send } = setUp();
  await send(mail(), 'key');
  await expect(send(mail({ to: 'max@firma.test' }), 'key')).rejects.toMatchObject({ code: 'conflict' });
});

it.each([
  ['a second recipient', { to: 'a@b.test,c@d.test' }],
  ['a header in the address', { to: 'a@b.test\r\nBcc: c@d.test' }],
  ['a name with an address', { to: '"x" <a@b.test>' }],
  ['a header in the subject', { subject: 'Hallo\r\nBcc: c@d.test' }],
  ['a line separator in the subject', { subject: 'Hallo\u2028x' }],
  ['no subject', { subject: '' }],
  ['no text', { text: '' }],
])('refuses %s', async (_what, change) => {
  const { send, delivered } = setUp();
  expect((await send(mail(change), 'key')).result.case).toBe('refused');
  expect(delivered).toHaveLength(0);
});

it('does not send for an erased case', async () => {
  const { send, operations } = setUp();
  await send(mail(), 'key');
  await operations.eraseCase('1001');
  await expect(send(mail(), 'key')).rejects.toMatchObject({ code: 'erased' });
});

it('keeps the mail of a login for 30 days, and that of a case with the case', async () => {
  const { send, records, logins, delivered } = setUp();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
  for (let count = 0; count < 2; count++) await send(mail({ caseId: '' }), 'login');
  await send(mail(), 'of a case');
  now.mockRestore();
  expect(delivered).toHaveLength(2);
  expect((await logins.find('login'))?.expiresAt).toEqual(new Date('2026-01-31'));
  expect((await records.find('of a case'))?.expiresAt).toBeNull();
  expect(await records.find('login')).toBeUndefined();
});
