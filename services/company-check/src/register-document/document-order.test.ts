import { create } from '@bufbuild/protobuf';
import { documentOrderStateMapping } from '@kontor/case-client/register-document/register-document.message';
import { caseIdOf } from '@kontor/domain/case/case-id';
import {
  GetDocumentOrderRequestSchema,
  OrderDocumentRequestSchema,
  ReadDocumentRequestSchema,
  RegisterDocument,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { sampleApplication } from '../matching/testing/sample-application.fake.js';
import { setUp } from '../testing/company-check.harness.js';

const extract = { caseId: '17', document: RegisterDocument.REGISTER_EXTRACT };
const transparency = { caseId: '17', document: RegisterDocument.TRANSPARENCY_REGISTER };

function setUpDocuments() {
  const parts = setUp();
  const { responder, context, portal, provider } = parts;
  portal.put(caseIdOf('17'), 0, sampleApplication());
  const named = ({ state = 0 }: { state?: number | undefined }) => documentOrderStateMapping.fromMessage(state);
  return {
    ...parts,
    provider,
    order: async (of = extract) =>
      named(await responder.orderDocument(create(OrderDocumentRequestSchema, of), context('-'))),
    state: async (of = extract) =>
      named(await responder.getDocumentOrder(create(GetDocumentOrderRequestSchema, of), context('-'))),
    read: (offset = 0n) =>
      responder.readDocument(create(ReadDocumentRequestSchema, { ...extract, offset }), context('-')),
  };
}

test('a document is ordered once, is pending, then ready, and read page by page', async () => {
  const { order, state, read, provider, knownCases } = setUpDocuments();
  provider.filler = new Uint8Array(600_000);
  expect(await state()).toBe('not_ordered');
  await expect(read()).rejects.toMatchObject({ code: 'not-found' });
  provider.pendingLookUps = 2;
  expect(await order()).toBe('pending');
  expect(await order()).toBe('pending');
  expect(await order()).toBe('ready');
  expect(await state()).toBe('ready');
  expect(provider.ordered).toEqual(['17:document:register_extract:1']);
  expect(await knownCases.has(caseIdOf('17'))).toBe(true);
  const { content = new Uint8Array(), sizeBytes } = await read();
  expect(Buffer.from(content).subarray(0, 9).toString()).toBe('%PDF-pdf-');
  const { content: rest = new Uint8Array() } = await read(BigInt(content.byteLength));
  expect([BigInt(content.byteLength + rest.byteLength), rest.byteLength > 0]).toEqual([sizeBytes, true]);
  await expect(read(-1n)).rejects.toMatchObject({ code: 'invalid-request' });
});

test('an order whose answer was lost is looked up', async () => {
  const { order, provider } = setUpDocuments();
  provider.fail('answer-lost');
  expect(await order()).toBe('ready');
  expect(provider.ordered).toEqual(['17:document:register_extract:1']);
});

test('a failed order is followed by another, that of the transparency register is not', async () => {
  const { order, state, provider } = setUpDocuments();
  provider.unavailable = true;
  expect([await order(), await order(transparency)]).toEqual(['failed', 'failed']);
  provider.unavailable = false;
  provider.failed.add('17:document:register_extract:1').add('17:document:transparency_register:1');
  expect([await order(), await state()]).toEqual(['ready', 'ready']);
  expect([await order(transparency), await state(transparency)]).toEqual(['failed', 'failed']);
  expect(provider.ordered).toEqual([
    '17:document:register_extract:1',
    '17:document:transparency_register:1',
    '17:document:register_extract:2',
  ]);
});

test('orders end after five that failed', async () => {
  const { order, provider } = setUpDocuments();
  provider.unavailable = true;
  for (let round = 0; round < 7; round += 1) expect(await order()).toBe('failed');
  expect(provider.ordered).toHaveLength(5);
});
