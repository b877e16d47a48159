import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import { accountByNumber, holderOf } from './accounts.js';
import { newBookingId, withExternalReference, type CoreBank } from './core-bank.js';
import { newCardSchema, type CoreCard } from './core-objects.js';

const FINISH = 'core-banking.card.finish';

export function addCardRoutes(routes: ProviderRoutes, bank: CoreBank): void {
  bank.sandbox.timetable.on(FINISH, (id) => {
    bank.cards.put(id, { ...found(bank.cards.get(id)), status: 'done', ...numbersOf(bank) });
  });
  routes.post('/cards', ({ json, key }) => createCard(bank, json, key));
  routes.get('/cards', ({ query }) =>
    listOf(withExternalReference(bank.cards.all(), query['externalReference']).map(showCard)),
  );
}

function createCard(bank: CoreBank, json: unknown, key: string | null): Answer {
  const { externalReference, kontonummer, personnummer } = parseBody(newCardSchema, json);
  const account = accountByNumber(bank, kontonummer);
  if (!account) throw new ProviderError(422, 'unknown_account', 'There is no account with this number.');
  const holder = holderOf(bank, account.personnummer);
  const bearer = holderOf(bank, personnummer);
  const isAsync = hasWord(holder.scenarioName, 'Asynchron') || hasWord(bearer.scenarioName, 'Asynchron');
  const card: CoreCard = {
    id: newBookingId(),
    externalReference,
    kontonummer,
    personnummer,
    status: isAsync ? 'pending' : 'done',
    ...(isAsync ? { kartennummer: null, chipkartennummer: null } : numbersOf(bank)),
    createdAt: new Date().toISOString(),
  };
  bank.cards.put(card.id, card);
  bank.created('card', card, key);
  if (isAsync) bank.sandbox.timetable.plan(FINISH, card.id, bank.sandbox.config.stepMs);
  return { status: isAsync ? 202 : 201, body: showCard(card) };
}

function numbersOf(bank: CoreBank): { kartennummer: string; chipkartennummer: string } {
  return { kartennummer: bank.nextNumber('kartennummer'), chipkartennummer: bank.nextNumber('chipkartennummer') };
}

function showCard({ id: _id, ...card }: CoreCard): Record<string, unknown> {
  return card;
}
