import { messageSchema } from '@kontor/api/message/message.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { customer, staff } from '../../testing/portal-harness.js';
import { formOf, pdf, png, startFileHarness, type FileHarness } from '../../testing/file-harness.js';

const clerk = staff('ROLE_ADMIN');
const own = customer(caseIdOf('1001'));
const chat = '/bgo_identifications/messages';
const bankChat = '/bgo_identifications/1001/messages';

describe('messages between customer and bank', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 310);
  });
  afterEach(() => harness.close());

  const rows = async (path: string, as = own) =>
    (await harness.call('GET', path, { as })).json() as Promise<Record<string, unknown>[]>;
  async function write(path: string, as: typeof own, message = 'Guten Tag'): Promise<string> {
    const answer = await harness.call('POST', path, { as, json: { message } });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  it('are read by both sides, oldest first, and published', async () => {
    const first = await write(chat, own, 'Eine Frage zur girocard');
    const second = await write(bankChat, clerk, 'Gern: ß');
    const expected = [
      { id: first, type: 'USER', message: 'Eine Frage zur girocard', revised: false, attachment: null },
      { id: second, type: 'ADMIN', message: 'Gern: ß' },
    ];
    expect(await rows(chat)).toMatchObject(expected);
    expect(await rows(bankChat, clerk)).toMatchObject(expected);
    expect(harness.news.map(({ caseId, news }) => [caseId, news.type])).toEqual([
      ['1001', 'message'],
      ['1001', 'message'],
    ]);
    expect(await harness.core.look(caseIdOf('1001'))).toMatchObject({ hasMessages: true, hasUnrevisedMessages: true });
  });

  it('of the bank are announced to the customer by one mail each, without their text', async () => {
    const mails = async () => (await harness.core.cases.find(caseIdOf('1001')))?.outbox ?? [];
    await write(chat, own);
    expect(await mails()).toEqual([]);
    const id = await write(bankChat, clerk, 'Bitte rufen Sie uns an');
    expect(await mails()).toMatchObject([{ mailId: `1001:message:${id}`, kind: 'bankMessage', state: 'due' }]);
    expect(JSON.stringify(await mails())).not.toContain('rufen');
    const again = {
      caseId: caseIdOf('1001'),
      messageId: id,
      side: 'ADMIN',
      accountId: 'x',
      text: '',
      isMailed: true,
    } as const;
    await harness.messages.add(again);
    expect(await mails()).toHaveLength(1);
    await write(bankChat, clerk, 'Noch eine');
    expect(await mails()).toHaveLength(2);
  });

  it('of the bank are refused while they contain a placeholder of a template', async () => {
    const json = { message: 'Bitte antworten Sie bis {Frist}.' };
    const answer = await harness.call('POST', bankChat, { as: clerk, json });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain('Bitte ersetzen Sie {Frist} durch Ihren Text.');
    expect((await harness.call('POST', chat, { as: own, json })).status).toBe(201);
  });

  it('have the names of their authors', async () => {
    await write(chat, own);
    await write(bankChat, clerk);
    await harness.messages.add({
      caseId: caseIdOf('1001'),
      messageId: 'from-nobody-from-nobody',
      side: 'ADMIN',
      accountId: 'gone',
      text: 'Hallo',
    });
    const expected = [
      { account: { firstName: 'Änne', lastName: 'Weiß' } },
      { account: { firstName: 'Clara', lastName: 'Ehrlich' } },
      { account: null },
    ];
    expect(await rows(chat)).toMatchObject(expected);
    expect(messageSchema.array().parse(await rows(bankChat, clerk))).toMatchObject(expected);
  });

  it('are marked as revised by the bank, the customer’s only', async () => {
    const [asked, answered] = [await write(chat, own), await write(bankChat, clerk)];
    const mark = (id: string, as = clerk) =>
      harness.call('POST', `/bgo_identification_messages/${id}/markAsRevised`, { as });
    expect((await mark(asked, own)).status).toBe(403);
    expect((await mark(answered)).status).toBe(409);
    expect((await mark('x')).status).toBe(404);
    expect((await mark(asked)).status).toBe(204);
    expect(await rows(chat)).toMatchObject([
      { revised: true, revisedByBank: true },
      { revised: false, revisedByBank: false },
    ]);
    expect(await harness.core.look(caseIdOf('1001'))).toMatchObject({ hasMessages: true, hasUnrevisedMessages: false });
  });

  it('answer the request of the bank', async () => {
    await harness.setSnapshot(caseIdOf('1001'), { status: 425, round: 2 });
    await write(bankChat, clerk);
    expect(harness.process.effects).toEqual([]);
    await write(chat, own);
    expect(harness.process.effects).toMatchObject([
      { commandId: 'answerRequest:2', command: { name: 'answerRequest' } },
    ]);
  });

  it.each([
    [130, 201, 201],
    [216, 409, 201],
    [430, 201, 201],
    [450, 409, 201],
    [900, 410, 410],
  ] as const)('at %i a customer gets %i, the bank %i', async (status, forCustomer, forBank) => {
    await harness.setSnapshot(caseIdOf('1001'), { status });
    expect((await harness.call('POST', chat, { as: own, json: { message: 'a' } })).status).toBe(forCustomer);
    expect((await harness.call('POST', bankChat, { as: clerk, json: { message: 'a' } })).status).toBe(forBank);
  });

  it.each([
    [{}],
    [{ message: '' }],
    [{ message: 5 }],
    [{ message: 'a'.repeat(5001) }],
    [{ message: 'a', side: 'ADMIN' }],
  ])('refuses %#', async (json) => {
    expect((await harness.call('POST', chat, { as: own, json })).status).toBe(422);
    expect(await rows(chat)).toEqual([]);
  });

  it('have attachments of their own side', async () => {
    const id = await write(chat, own);
    const path = `/bgo_identifications/messages/${id}/attachments`;
    const form = () => formOf('file', [['Beleg.pdf', pdf]]);
    expect((await harness.call('POST', path, { form: form() })).status).toBe(401);
    expect((await harness.call('POST', path, { as: clerk, form: form() })).status).toBe(404);
    expect(
      (await harness.call('POST', path, { as: own, form: formOf('file', [['a.pdf', Buffer.from('x')]]) })).status,
    ).toBe(415);
    expect((await harness.call('POST', path, { as: own, form: form() })).status).toBe(201);
    const [message] = (await rows(chat)) as { attachment: { name: string; originalName: string } }[];
    expect(message?.attachment.originalName).toBe('Beleg.pdf');
    expect(message).toMatchObject({
      bgoIdentificationMessageAttachments: [{ originalName: 'Beleg.pdf', mimeType: 'application/pdf' }],
    });
    const link = `/bgo_identifications/messages/attachments/${message?.attachment.name}`;
    await harness.openCase(caseIdOf('1002'), 310);
    expect((await harness.call('GET', link)).status).toBe(401);
    expect((await harness.call('GET', link, { as: customer(caseIdOf('1002')) })).status).toBe(404);
    for (const as of [own, clerk])
      expect(Buffer.from(await (await harness.call('GET', link, { as })).arrayBuffer()).equals(pdf)).toBe(true);
    await harness.setSnapshot(caseIdOf('1001'), { status: 260 });
    expect((await harness.call('POST', path, { as: own, form: formOf('file', [['b.png', png]]) })).status).toBe(409);
    expect(harness.blobs.blobs.size).toBe(1);
  });

  it('are open again for the bank when the customer adds a file to one that it has revised', async () => {
    const id = await write(chat, own);
    await harness.call('POST', `/bgo_identification_messages/${id}/markAsRevised`, { as: clerk });
    const isOpen = async () => (await harness.core.look(caseIdOf('1001')))?.hasUnrevisedMessages;
    expect(await isOpen()).toBe(false);
    const form = formOf('file', [['Beleg.pdf', pdf]]);
    await harness.call('POST', `/bgo_identifications/messages/${id}/attachments`, { as: own, form });
    expect(await rows(bankChat, clerk)).toMatchObject([{ id, revised: false }]);
    expect(await isOpen()).toBe(true);
  });

  it('are not accessible for others', async () => {
    await write(chat, own, 'geheim');
    await harness.openCase(caseIdOf('1002'), 310);
    expect(await rows(chat, customer(caseIdOf('1002')))).toEqual([]);
    expect((await harness.call('GET', bankChat, { as: own })).status).toBe(403);
    expect((await harness.call('GET', chat, { as: clerk })).status).toBe(403);
    expect((await harness.call('GET', chat)).status).toBe(401);
    expect((await harness.call('GET', '/bgo_identifications/7/messages', { as: clerk })).status).toBe(404);
  });
});

describe('notes of the bank', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseIdOf('1001'), 410);
  });
  afterEach(() => harness.close());

  const path = '/bgo_identifications/1001/bank-memos';
  const list = async () => (await harness.call('GET', path, { as: clerk })).json() as Promise<unknown>;

  it('are added with author and time, newest first', async () => {
    for (const content of ['Erste', 'Zweite'])
      expect((await harness.call('POST', path, { as: clerk, json: { content } })).status).toBe(201);
    expect(await list()).toEqual([
      { author: 'clerk@kontor.test', createdAt: expect.stringMatching(/^2026-03-02T/) as string, content: 'Zweite' },
      expect.objectContaining({ content: 'Erste' }),
    ]);
    expect((await harness.core.cases.find(caseIdOf('1001')))?.hasBankMemos).toBe(true);
  });

  it('are announced, also the one that is written over and taken away', async () => {
    const announced = () => harness.news.map(({ caseId, news }) => `${caseId} ${news.type}`);
    await harness.call('POST', path, { as: clerk, json: { content: 'Erste' } });
    expect(announced()).toEqual(['1001 memo']);
    for (const bankMemo of ['alt', ''])
      await harness.call('PATCH', '/bgo_identifications/1001/bank-memo', { as: clerk, json: { bankMemo } });
    expect(announced()).toEqual(['1001 memo', '1001 memo', '1001 memo']);
  });

  it('are stored once per id', async () => {
    const memo = { caseId: caseIdOf('1001'), memoId: 'supportFix:1', accountId: 'a', author: 'A', content: 'Grund' };
    await harness.memos.add(memo);
    await harness.memos.add(memo);
    expect(await list()).toHaveLength(1);
  });

  it('include a single memo of earlier versions, which can be changed and deleted', async () => {
    const single = '/bgo_identifications/1001/bank-memo';
    for (const bankMemo of ['alt', 'neu'])
      expect((await harness.call('PATCH', single, { as: clerk, json: { bankMemo } })).status).toBe(204);
    expect(await list()).toMatchObject([{ content: 'neu' }]);
    await harness.call('PATCH', single, { as: clerk, json: { bankMemo: '' } });
    expect(await list()).toEqual([]);
    expect((await harness.core.cases.find(caseIdOf('1001')))?.hasBankMemos).toBe(false);
  });

  it('are for the bank only', async () => {
    expect((await harness.call('GET', path)).status).toBe(401);
    expect((await harness.call('GET', path, { as: own })).status).toBe(403);
    expect((await harness.call('POST', path, { as: own, json: { content: 'a' } })).status).toBe(403);
    expect((await harness.call('POST', path, { as: clerk, json: { content: '  ' } })).status).toBe(422);
    expect((await harness.call('POST', path, { as: clerk, json: { content: 'a'.repeat(5001) } })).status).toBe(422);
    expect((await harness.call('POST', path.replace('1001', '9'), { as: clerk, json: { content: 'a' } })).status).toBe(
      404,
    );
    await harness.setSnapshot(caseIdOf('1001'), { status: 900 });
    expect((await harness.call('POST', path, { as: clerk, json: { content: 'a' } })).status).toBe(410);
    expect(await harness.memos.ofCase(caseIdOf('1001'))).toEqual([]);
  });
});
