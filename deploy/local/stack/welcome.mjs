import { print } from '../command-line/progress.mjs';

/** Not in the production profile, which refuses to start with them. */
const staff = [
  ['root@kontor.test', 'ROLE_ROOT'],
  ['instanz@kontor.test', 'ROLE_INSTANCE_ADMIN'],
  ['nutzer@kontor.test', 'ROLE_USER_ADMIN'],
  ['sachbearbeitung@kontor.test', 'ROLE_ADMIN'],
  ['sachbearbeitung-plus@kontor.test', 'ROLE_ADMIN_PLUS'],
  ['pruefung@kontor.test', 'ROLE_AUDITOR'],
];

/**
 * @param {readonly (readonly string[])[]} rows
 * @returns {string[]}
 */
function columns(rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}   ${second}`);
}

const noStaff = `
  Nobody can log in yet, and nothing is set up: docs/set-up-a-bank.md
  npm run ops -- invite-root <email> <first name> <last name> --reason "new installation"`;

/** @param {string} profile */
function printStaff(profile) {
  if (profile === 'production') return print(noStaff);
  print('\n  Demo staff, password Kontor!Demo2026');
  for (const line of columns(staff)) print(line);
}

/**
 * @param {import('./stack.mjs').Stack} stack
 * @param {string} how a sentence about this start
 */
export function printWelcome({ context, setting }, how) {
  const { ports, env, data } = context;
  const at = (/** @type {number} */ port, path = '') => `http://localhost:${port}${path}`;
  const addresses = [
    [at(ports.KONTOR_PORT, '/'), 'customer web app'],
    [at(ports.KONTOR_PORT, '/bm'), 'back office'],
    [at(ports.KONTOR_PORT, '/api'), 'REST API; /api/openapi.json, /api/docs'],
    ...(env.SMTP_URL === undefined ? [[at(ports.MAIL_PORT), 'inbox of the mail sink']] : []),
    [at(ports.SANDBOX_PORT), 'provider sandbox: pages, identity check, ledger'],
    ...(env.TEMPORAL_ADDRESS === undefined ? [[at(ports.TEMPORAL_UI_PORT), 'Temporal UI']] : []),
  ];
  print();
  for (const line of columns(addresses)) print(line);
  printStaff(setting.profile);
  print(`\n  Data: ${data} (instance ${setting.instance})   Log: ${data}/logs/kontor.log`);
  print(`  ${how} Ctrl-C stops everything.\n`);
  print('Kontor is ready');
}
