import { asksForMongoTls, asksForTls, hostsOf, isLoopback } from './engine-address.js';

test.each([
  ['nats://127.0.0.1:4222', true],
  ['127.0.0.1:7233', true],
  ['localhost:7233', true],
  ['dns:///localhost:7233', true],
  ['[::1]:7233', true],
  ['mongodb://localhost:27017,127.0.0.2:27018/?replicaSet=kontor', true],
  ['mongodb://user:127.0.0.1@db:27017/', false],
  ['mongodb://localhost:27017,db:27017', false],
  ['mongodb+srv://localhost', false],
  ['nats://127.0.0.1:4222,nats://nats-2:4222', false],
  ['nats://127.0.0.1.example:4222', false],
  ['tls://nats.bank.example', false],
  ['temporal:7233', false],
  ['10.0.0.1:7233', false],
  ['', false],
])('%s stays on this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('hosts are read without scheme, user, port and query', () => {
  expect(hostsOf('mongodb://u:p@a:1,b:2/x?y=z')).toEqual(['a', 'b']);
  expect(hostsOf('nats://a:1, tls://b:2,[fe80::1]:3')).toEqual(['a', 'b', 'fe80::1']);
});

test('NATS asks for TLS by any tls://', () => {
  expect(['nats://a', 'a:4222', 'tls://a', 'nats://a, tls://b'].map(asksForTls)).toEqual([false, false, true, true]);
});

test.each([
  ['mongodb://db/', false],
  ['mongodb://db/?tls=true', true],
  ['mongodb://db/?ssl=true&w=majority', true],
  ['mongodb://db/?TLS=True', true],
  ['mongodb+srv://db/', true],
  ['mongodb+srv://db/?tls=false', false],
])('%s asks for TLS: %s', (uri, expected) => {
  expect(asksForMongoTls(uri)).toBe(expected);
});
