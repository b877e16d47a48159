import { StringValueSchema } from '@bufbuild/protobuf/wkt';
import { silentLogger } from '../logger/logger.js';
import { runAs } from '../trace/trace-context.js';
import { EchoService } from './testing/echo-service.fake.js';
import { contextOf, faultHeaders, faultOf, requestHeaders } from './envelope.js';
import { MAX_PAYLOAD_BYTES, decode, encode } from './payload.js';
import { ServiceFault } from './service-fault.js';
import { contextOfPackage, eventSubject, liveSubject, queueOf, requestSubject } from './subjects.js';

test('subjects contain the names of package and rpc', () => {
  expect(contextOfPackage('kontor.company_check.v1')).toBe('company_check');
  expect(() => contextOfPackage('other.v1')).toThrow(TypeError);
  expect(queueOf(EchoService)).toBe('echo_test');
  expect(requestSubject(EchoService.method.echoSlowly)).toBe('svc.echo_test.v1.EchoSlowly');
  expect(eventSubject('kontor.identity.v1.PersonIdentified')).toBe('ev.identity.v1.PersonIdentified');
  expect(liveSubject('4711')).toBe('live.4711');
  for (const bad of ['a.b', 'a b', '>', '']) expect(() => liveSubject(bad)).toThrow(ServiceFault);
});

test('a call context is equal after a round trip through headers', () => {
  const options = {
    operationKey: 'c1:createAccount:a:0',
    actor: '/users/17',
  };
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const sent = runAs(traceparent, () => requestHeaders(options, 1_700_000_000_000));
  expect(contextOf(sent, silentLogger())).toMatchObject({ ...options, traceparent, deadline: 1_700_000_000_000 });
  expect(requestHeaders(options, 0).get('Nats-Msg-Id')).toBe(options.operationKey);
  expect(Object.keys(contextOf(undefined, silentLogger()))).toEqual(['logger']);
});

test('a fault is equal after a round trip through headers, whatever its message contains', () => {
  const fault = faultOf(
    faultHeaders(new ServiceFault('conflict', 'zwei\r\nZeilen ü', { retryable: true, retryAfterMs: 1_500 })),
  );
  expect(fault).toMatchObject({ code: 'conflict', message: 'zwei??Zeilen ?', retryable: true, retryAfterMs: 1_500 });
  expect(faultOf(requestHeaders({}, 1))).toBeUndefined();
  expect(faultOf(undefined)).toBeUndefined();
});

test('payloads have a size limit and must be valid messages', () => {
  const codeOf = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return error instanceof ServiceFault ? error.code : error;
    }
  };
  expect(decode(StringValueSchema, encode(StringValueSchema, { value: 'ä' })).value).toBe('ä');
  expect(codeOf(() => encode(StringValueSchema, { value: 'x'.repeat(MAX_PAYLOAD_BYTES) }))).toBe('payload-too-large');
  expect(codeOf(() => decode(StringValueSchema, Buffer.from([0x0a, 0xff])))).toBe('invalid-request');
});
