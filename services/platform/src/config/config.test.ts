import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfigError,
  flag,
  httpUrl,
  loadConfig,
  natsShape,
  port,
  processShape,
  secret,
  telemetryShape,
} from './config.js';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('fills defaults and converts numbers', () => {
  expect(loadConfig({ ...processShape, DEBUG_ROUTES: flag() }, { HEALTH_PORT: '8101', LOG_LEVEL: '' })).toEqual({
    KONTOR_PROFILE: 'demo',
    KONTOR_INSTANCE: 'local',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    HEALTH_PORT: 8101,
    DEBUG_ROUTES: false,
  });
});

test('names every variable that is missing or wrong, and never a value', () => {
  const load = () =>
    loadConfig(
      { ...natsShape, WEBHOOK_PORT: port(), API_SECRET: secret() },
      { NATS_USER: 'x', WEBHOOK_PORT: '99999', API_SECRET: 'tooShort' },
    );
  expect(load).toThrow(ConfigError);
  expect(load).toThrow(
    /NATS_URL is missing.*WEBHOOK_PORT is not usable.*API_SECRET is not usable.*NATS_PASSWORD is missing/,
  );
  expect(load).not.toThrow(/tooShort|99999/);
});

test('reads a secret from the file that NAME_FILE names', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, 'a secret of some length\n');
  expect(loadConfig({ API_SECRET: secret() }, { API_SECRET_FILE: file })).toEqual({
    API_SECRET: 'a secret of some length',
  });
  expect(() => loadConfig({ API_SECRET: secret() }, { API_SECRET_FILE: join(folder, 'absent') })).toThrow(
    /API_SECRET_FILE/,
  );
});

test('the headers of the collector are read as OpenTelemetry writes them', () => {
  const read = (text: string) =>
    loadConfig(telemetryShape, { OTEL_EXPORTER_OTLP_HEADERS: text }).OTEL_EXPORTER_OTLP_HEADERS;
  expect(read('authorization=Basic%20YTpi==, x-scope=bank')).toEqual({
    authorization: 'Basic YTpi==',
    'x-scope': 'bank',
  });
  for (const bad of ['x', '=y', 'a=%zz', 'a=b,,c=d']) expect(() => read(bad)).toThrow(/OTEL_EXPORTER_OTLP_HEADERS/);
});

test('an address loses its trailing slash', () => {
  expect(loadConfig({ BANKING_URL: httpUrl() }, { BANKING_URL: 'http://127.0.0.1:8090/banking/v1/' }).BANKING_URL).toBe(
    'http://127.0.0.1:8090/banking/v1',
  );
  expect(() => loadConfig({ BANKING_URL: httpUrl() }, { BANKING_URL: 'file:///etc/passwd' })).toThrow(ConfigError);
});

test('production refuses an address without TLS', () => {
  const read = (APP_URL: string) =>
    loadConfig({ ...processShape, APP_URL: httpUrl() }, { KONTOR_PROFILE: 'production', HEALTH_PORT: '8101', APP_URL });
  expect(() => read('http://konto.bank.example')).toThrow(/APP_URL names another machine by http:\/\//);
  expect(read('https://konto.bank.example').APP_URL).toBe('https://konto.bank.example');
});
