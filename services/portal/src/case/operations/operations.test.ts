import { create } from '@bufbuild/protobuf';
import type { CallContext } from '@kontor/platform/bus/bus';
import { generateDataKey, unwrapDataKey, wrapDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { silentLogger } from '@kontor/platform/logger/logger';
import {
  ListActsRequestSchema,
  RecordActRequestSchema,
  RewrapKeysRequestSchema,
  ActResult,
  KeyRing,
  OperatorCommand,
} from '@kontor/proto/kontor/cases/v1/cases_pb';
import { createFakeActRepository } from './testing/act.repository.fake.js';
import { createOperationsResponder } from './operations.responder.js';
import { createRewrap, type WrappedKeys } from '../case-record/rewrap-keys.js';

const context: CallContext = { logger: silentLogger() };
const [older, current, foreign] = [generateDataKey('m-1'), generateDataKey('m-2'), generateDataKey('m-3')];

function setUp(masters = createKeyRing(current, [older])) {
  const wrapped = new Map<string, Uint8Array>();
  for (const id of ['1', '2', '3']) wrapped.set(id, wrapDataKey(older, generateDataKey(id), id));
  wrapped.set('4', wrapDataKey(current, generateDataKey('4'), '4'));
  wrapped.set('5', wrapDataKey(foreign, generateDataKey('5'), '5'));
  const keys: WrappedKeys = {
    page: async (after, limit) =>
      [...wrapped].flatMap(([id, bytes]) => (id > after ? [{ id, wrapped: bytes }] : [])).slice(0, limit),
    replace: async (id, bytes) => void wrapped.set(id, bytes),
  };
  const rewrap = createRewrap({ keys, masters, ownerOf: (id) => id });
  const responder = createOperationsResponder({
    acts: createFakeActRepository(),
    keyRings: { case: rewrap, evidence: async () => ({ rewrapped: 0, broken: 0, next: null }) },
  });
  return { responder, rewrap, wrapped };
}

test('keys are wrapped under the current key batch by batch; unreadable ones are kept and counted', async () => {
  const { responder, wrapped } = setUp();
  const before = wrapped.get('5');
  const ask = (after: string) =>
    responder.rewrapKeys(create(RewrapKeysRequestSchema, { keyRing: KeyRing.CASE, after, limit: 2 }), context);
  expect(await ask('')).toEqual({ rewrapped: 2, broken: 0, next: '2' });
  expect(await ask('2')).toEqual({ rewrapped: 1, broken: 0, next: '4' });
  expect(await ask('4')).toEqual({ rewrapped: 0, broken: 1 });
  for (const id of ['1', '2', '3', '4']) expect(unwrapDataKey(current, wrapped.get(id)!, id).id).toBe(id);
  expect(wrapped.get('5')).toBe(before);
});

test('the same batch again changes nothing', async () => {
  const { rewrap } = setUp();
  await rewrap('', 10);
  expect(await rewrap('', 10)).toEqual({ rewrapped: 0, broken: 1, next: null });
});

test('an action is stored and listed, and refused without its reason', async () => {
  const { responder } = setUp();
  const act = { actId: 'a-123456', at: 5n, by: 'k', command: 'resync', subject: '17', reason: 'behind', outcome: '' };
  await responder.recordAct(create(RecordActRequestSchema, { act }), context);
  await responder.recordAct(create(RecordActRequestSchema, { act: { ...act, outcome: 'done: sent' } }), context);
  const list = await responder.listActs(create(ListActsRequestSchema, { limit: 10 }), context);
  const actOutcome = { result: ActResult.DONE, detail: 'sent' };
  const typed = { operatorCommand: OperatorCommand.RESYNC, actOutcome };
  expect(list.acts).toEqual([{ ...act, outcome: 'done: sent', ...typed }]);
  for (const wrong of [{ reason: ' ' }, { by: '' }, { actId: 'x y' }]) {
    const refused = responder.recordAct(create(RecordActRequestSchema, { act: { ...act, ...wrong } }), context);
    await expect(refused).rejects.toMatchObject({ code: 'invalid-request' });
  }
  const otherKeyRing = create(RewrapKeysRequestSchema, { keyRing: KeyRing.UNSPECIFIED, limit: 1 });
  await expect(responder.rewrapKeys(otherKeyRing, context)).rejects.toMatchObject({ code: 'invalid-request' });
});
