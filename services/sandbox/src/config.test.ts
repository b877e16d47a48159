import { ConfigError, readConfig } from './config.js';

const secret = 'whsec_c2FuZGJveC10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyE=';
const environment = {
  SANDBOX_DATA: '/tmp/none',
  APP_URL: 'http://localhost:8080/',
  BANKING_USER: 'u',
  BANKING_SECRET: 's',
  BANKING_WEBHOOK_SECRET: secret,
  ONBOARDING_CLIENT_ID: 'c',
  ONBOARDING_SUBSCRIPTION_KEY: 'k',
  ONBOARDING_WEBHOOK_SECRET: secret,
  COMPANY_CHECK_CLIENT_ID: 'c',
  COMPANY_CHECK_CLIENT_SECRET: 's',
  COMPANY_CHECK_WEBHOOK_SECRET: secret,
  CORE_BANKING_API_KEY: 'k',
};

describe('the configuration', () => {
  test('has defaults for everything but secrets', () => {
    const config = readConfig(environment);
    expect(config).toMatchObject({
      port: 8090,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8090',
      appUrl: 'http://localhost:8080',
      stepMs: 800,
    });
  });

  test.each(['BANKING_SECRET', 'CORE_BANKING_API_KEY', 'SANDBOX_DATA'])('names the missing variable %s', (name) => {
    expect(() => readConfig({ ...environment, [name]: '' })).toThrow(new RegExp(name));
  });

  test('never shows a value', () => {
    expect(() => readConfig({ ...environment, BANKING_WEBHOOK_SECRET: 'not base64 §' })).not.toThrow(/§/);
    expect(() => readConfig({ ...environment, BANKING_WEBHOOK_SECRET: 'not base64 §' })).toThrow(
      /BANKING_WEBHOOK_SECRET/,
    );
  });

  test('refuses production', () => {
    expect(() => readConfig({ ...environment, KONTOR_PROFILE: 'production' })).toThrow(ConfigError);
  });
});
