import { readConfig } from './config.js';

const environment = {
  HEALTH_PORT: '8104',
  MONGODB_URI: 'mongodb://127.0.0.1:27017',
  NATS_URL: 'nats://127.0.0.1:4222',
  NATS_USER: 'notification',
  NATS_PASSWORD: 'secret-of-the-user',
  MAIL_FROM: 'Kontor <noreply@bank.test>',
};

it.each(['smtp://127.0.0.1:1025', 'smtps://kontor:p%3Fw@mail.bank.example:465'])('takes the relay %s', (SMTP_URL) => {
  expect(readConfig({ ...environment, SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
});

it.each([
  'smtp://mail.bank.example:587?ignoreTLS=true',
  'smtps://mail.bank.example?tls.rejectUnauthorized=false',
  'smtp://mail.bank.example#fragment',
  'http://mail.bank.example',
])('refuses %s', (SMTP_URL) => {
  expect(() => readConfig({ ...environment, SMTP_URL })).toThrow(/SMTP_URL/);
});
