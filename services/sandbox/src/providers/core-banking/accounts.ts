import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { newBookingId, withExternalReference, type CoreBank } from './core-bank.js';
import { newAccountSchema, type CoreAccount, type CorePerson } from './core-objects.js';
import { BIC, germanIban } from './iban.js';
import { personByNumber } from './persons.js';

const FINISH = 'core-banking.account.finish';

export function addAccountRoutes(routes: ProviderRoutes, bank: CoreBank): void {
  bank.sandbox.timetable.on(FINISH, (id) => {
    bank.accounts.put(id, { ...found(bank.accounts.get(id)), status: 'done', ...numbersOf(bank) });
  });
  routes.post('/accounts', ({ json, key }) => createAccount(bank, json, key));
  routes.get('/accounts', ({ query }) =>
    listOf(withExternalReference(bank.accounts.all(), query['externalReference']).map(showAccount)),
  );
  routes.get('/accounts/:kontonummer', ({ params }) => {
    return { status: 200, body: showAccount(found(accountByNumber(bank, params['kontonummer'] ?? ''))) };
  });
}

export function accountByNumber(bank: CoreBank, kontonummer: string): CoreAccount | undefined {
  return bank.accounts.all().find((account) => account.kontonummer === kontonummer);
}

/** The person a product is for. @throws ProviderError 422 */
export function holderOf(bank: CoreBank, personnummer: string): CorePerson {
  const person = personByNumber(bank, personnummer);
  if (!person) throw new ProviderError(422, 'unknown_person', 'There is no person with this number.');
  if (hasWord(person.scenarioName, 'Kernbank Konto Fehler')) {
    const errorMessages = ['Feld 871: Produkt für diese Person nicht zulässig'];
    throw new ProviderError(422, 'rejected', 'The core bank refuses this product.', { errorMessages });
  }
  return person;
}

function createAccount(bank: CoreBank, json: unknown, key: string | null): Answer {
  const request = parseBody(newAccountSchema, json);
  const holder = holderOf(bank, request.personnummer);
  if (holder.mode === 'INTERESSENT') throw new ProviderError(422, 'not_a_customer', 'A prospect can have no account.');
  const isAsync = hasWord(holder.scenarioName, 'Asynchron');
  const account: CoreAccount = {
    id: newBookingId(),
    ...request,
    status: isAsync ? 'pending' : 'done',
    ...(isAsync ? { kontonummer: null, iban: null } : numbersOf(bank)),
    bic: BIC,
    createdAt: new Date().toISOString(),
  };
  bank.accounts.put(account.id, account);
  bank.created('account', account, key);
  if (isAsync) bank.sandbox.timetable.plan(FINISH, account.id, bank.sandbox.config.stepMs);
  return { status: isAsync ? 202 : 201, body: showAccount(account) };
}

function numbersOf(bank: CoreBank): { kontonummer: string; iban: string } {
  const kontonummer = bank.nextNumber('kontonummer');
  return { kontonummer, iban: germanIban(kontonummer) };
}

function showAccount({ id: _id, ...account }: CoreAccount): Record<string, unknown> {
  return account;
}
