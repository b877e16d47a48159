import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, dataFolder } from '../support/addresses.js';

/** What the outside providers send a bank by letter: here, what their stand-in was started with. */
function sent(name: string): string {
  return readFileSync(join(dataFolder, 'secrets', name), 'utf8').trim();
}

const stand = addresses.sandbox.replace('localhost', '127.0.0.1');

export const letters = {
  user: 'kontor',
  bankingSecret: () => sent('BANKING_SECRET'),
  companyCheckSecret: () => sent('COMPANY_CHECK_CLIENT_SECRET'),
  coreBankAddress: `${stand}/core-banking/v1`,
} as const;
