import { randomUUID } from 'node:crypto';
import type { Router } from 'express';
import * as z from 'zod';
import { attemptsLeft, type IdentityCheck, type Outcome } from '../../identity-checks/identity-checks.js';
import type { Collection } from '../../journal/store.js';
import { found, listOf, parseBody, ProviderError, type Answer } from '../../provider-http/answer.js';
import { equalSecrets, unauthorized } from '../../provider-http/credentials.js';
import { createProviderRoutes } from '../../provider-http/provider-router.js';
import type { Sandbox } from '../../state/sandbox.js';

const newTransactionSchema = z.looseObject({
  externalId: z.string().min(1).max(200),
  firstName: z.string().min(1).max(100),
  lastName: z.string().min(1).max(100),
  birthDate: z.iso.date().nullish(),
  email: z.email().nullish(),
  phone: z.string().nullish(),
  nationality: z.string().length(2).nullish(),
});

export interface Transaction {
  transactionId: string;
  externalId: string;
  status: 'INITIAL' | 'approved' | 'rejected' | 'fraud' | 'flow_incomplete';
  identUrl: string;
  attempts: number;
  final: boolean;
  createdAt: string;
  updatedAt: string;
}

interface StoredTransaction extends Transaction {
  checkId: string;
}

/** The identity-onboarding provider: `/onboarding/v1`. */
export function createOnboarding(sandbox: Sandbox): { router: Router; transactions: Collection<StoredTransaction> } {
  const { clientId, subscriptionKey } = sandbox.config.onboarding;
  const transactions: Collection<StoredTransaction> = sandbox.store.collection('onboarding.transactions');
  sandbox.checks.ownedBy('onboarding', {
    statusOf: (id) => transactions.get(id)?.status ?? 'deleted',
    isBusy: () => false,
    apply: (check, outcome) => apply(sandbox, transactions, { check, outcome }),
  });
  const routes = createProviderRoutes(sandbox, {
    provider: 'onboarding',
    honoursIdempotencyKey: true,
    authenticate: (request) => {
      const isClient = equalSecrets(request.get('client-id'), clientId);
      if (!equalSecrets(request.get('subscription-key'), subscriptionKey) || !isClient) throw unauthorized();
    },
  });
  routes.post('/transactions', ({ json, key }) => create(sandbox, transactions, { json, key }));
  routes.get('/transactions', ({ query }) => {
    const { externalId } = query;
    return listOf(
      transactions
        .all()
        .filter((entry) => externalId === undefined || entry.externalId === externalId)
        .map(show),
    );
  });
  routes.get('/transactions/:id', ({ params }) => ({
    status: 200,
    body: show(found(transactions.get(params['id'] ?? ''))),
  }));
  routes.delete('/transactions/:id', ({ params }) => {
    const transaction = found(transactions.get(params['id'] ?? ''));
    sandbox.checks.withdraw(transaction.checkId);
    transactions.remove(transaction.transactionId);
    return { status: 204 };
  });
  return { router: routes.finish(), transactions };
}

function create(
  sandbox: Sandbox,
  transactions: Collection<StoredTransaction>,
  request: { json: unknown; key: string | null },
): Answer {
  const { externalId, firstName, lastName } = parseBody(newTransactionSchema, request.json);
  const taken = transactions.all().find((entry) => entry.externalId === externalId);
  if (taken) {
    const extra = { transactionId: taken.transactionId };
    throw new ProviderError(409, 'external_id_taken', 'There is a transaction with this externalId.', extra);
  }
  const transactionId = `txn_${randomUUID().replaceAll('-', '')}`;
  const check = sandbox.checks.open({
    provider: 'onboarding',
    subjectId: transactionId,
    reference: externalId,
    firstName,
    lastName,
  });
  const transaction = toTransaction(check);
  transactions.put(transactionId, transaction);
  const effect = { provider: 'onboarding', kind: 'transaction', id: transactionId, reference: externalId } as const;
  sandbox.ledger.recordEffect({ ...effect, key: request.key });
  return { status: 201, body: show(transaction) };
}

function toTransaction({ id, subjectId, reference, url }: IdentityCheck): StoredTransaction {
  const createdAt = new Date().toISOString();
  return {
    transactionId: subjectId,
    externalId: reference,
    status: 'INITIAL',
    identUrl: url,
    attempts: 0,
    final: false,
    createdAt,
    updatedAt: createdAt,
    checkId: id,
  };
}

const statusOf: Readonly<Record<Outcome, StoredTransaction['status']>> = {
  approved: 'approved',
  rejected: 'rejected',
  rejected_finally: 'rejected',
  fraud: 'fraud',
  flow_incomplete: 'flow_incomplete',
  expired: 'flow_incomplete',
};

function apply(
  sandbox: Sandbox,
  transactions: Collection<StoredTransaction>,
  { check, outcome }: { check: IdentityCheck; outcome: Outcome },
): void {
  const transaction = found(transactions.get(check.subjectId));
  const status = statusOf[outcome];
  const { attempts, final } = check;
  transactions.put(check.subjectId, { ...transaction, status, attempts, final, updatedAt: new Date().toISOString() });
  sandbox.webhooks.emit('onboarding', {
    type: 'transaction.updated',
    data: {
      id: transaction.transactionId,
      reference: transaction.externalId,
      parentId: null,
      parentReference: null,
      status,
    },
  });
}

function show({ checkId: _checkId, ...transaction }: StoredTransaction): Transaction & { attemptsLeft: number } {
  return { ...transaction, attemptsLeft: attemptsLeft(transaction) };
}
