import { plainAddressProblems } from './plain-addresses.js';

const variablesOf = (given: Readonly<Record<string, string>>, profile = 'production') =>
  plainAddressProblems({ KONTOR_PROFILE: profile, ...given }).map(({ variable }) => variable);

test.each([
  [{ APP_URL: 'http://konto.bank.example' }, ['APP_URL']],
  [{ BANKING_HOSTS: 'live=https://api.provider.example,test=HTTP://api.test.example/v1' }, ['BANKING_HOSTS']],
  [{ CORE_BANKING_ADDRESSES: 'https://core.example,http://10.0.0.7:8080/' }, ['CORE_BANKING_ADDRESSES']],
  [{ A: 'http://127.0.0.1@provider.example' }, ['A']],
  [{ A: 'https://provider.example', B: 'live=https://one.example,test=https://two.example' }, []],
  [{ A: 'http://127.0.0.1:8090', B: 'x=http://localhost:8090/banking/v1', C: 'http://[::1]:1' }, []],
  [{ TEMPORAL_UI_URL: 'http://temporal.intern', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, []],
])('in production %j has %j', (given, expected) => {
  expect(variablesOf(given)).toEqual(expected);
});

test.each(['demo', 'test'])('%s takes each address', (profile) => {
  expect(variablesOf({ APP_URL: 'http://konto.bank.example' }, profile)).toEqual([]);
});
