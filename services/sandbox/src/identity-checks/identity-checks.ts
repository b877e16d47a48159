import { randomUUID } from 'node:crypto';
import { ProviderError, found } from '../provider-http/answer.js';
import type { Collection, Store } from '../journal/store.js';
import type { Provider } from '../ledger/ledger.js';
import { hasWord } from '../scenarios/scenario-keywords.js';
import type { Timetable } from '../timetable/timetable.js';

/** `expired`: the provider's time for the check is over before the person ended it. */
export const OUTCOMES = ['approved', 'rejected', 'rejected_finally', 'fraud', 'flow_incomplete', 'expired'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An identity check of a provider, with its page. */
export interface IdentityCheck {
  id: string;
  provider: Provider;
  /** The provider's object: identification or transaction. */
  subjectId: string;
  reference: string;
  firstName: string;
  lastName: string;
  url: string;
  attempts: number;
  final: boolean;
  withdrawn: boolean;
}

/** Callbacks of a provider for its checks. */
export interface CheckOwner {
  statusOf(subjectId: string): string;
  /** Between a person's last action and the provider's decision nothing can be done. */
  isBusy(subjectId: string): boolean;
  apply(check: IdentityCheck, outcome: Outcome): void;
}

export interface IdentityChecks {
  ownedBy(provider: Provider, owner: CheckOwner): void;
  open(about: Pick<IdentityCheck, 'provider' | 'subjectId' | 'reference' | 'firstName' | 'lastName'>): IdentityCheck;
  get(id: string): IdentityCheck;
  /** Newest first. */
  all(): IdentityCheck[];
  statusOf(check: IdentityCheck): string;
  /** @throws ProviderError 409 `check_final` or `check_busy` */
  finish(id: string, outcome: Outcome): IdentityCheck;
  withdraw(id: string): void;
}

/** How often a person may try. */
const MAX_ATTEMPTS = 3;
const ACT = 'identity-check.act';

export function createIdentityChecks(deps: {
  store: Store;
  timetable: Timetable;
  publicUrl: string;
  stepMs: number;
}): IdentityChecks {
  const checks: Collection<IdentityCheck> = deps.store.collection('identity-checks');
  const owners = new Map<Provider, CheckOwner>();
  const ownerOf = (check: IdentityCheck): CheckOwner => found(owners.get(check.provider));

  const finish = (id: string, outcome: Outcome): IdentityCheck => {
    const check = found(checks.get(id));
    if (check.final || check.withdrawn) throw new ProviderError(409, 'check_final', 'This identity check is over.');
    if (ownerOf(check).isBusy(check.subjectId)) throw new ProviderError(409, 'check_busy', 'The provider is deciding.');
    const next = afterAttempt(check, outcome);
    checks.put(id, next);
    ownerOf(next).apply(next, outcome);
    return next;
  };
  deps.timetable.on(ACT, (id) => {
    const check = checks.get(id);
    const outcome = check ? outcomeByName(check.lastName) : null;
    if (outcome && check && !check.final && !check.withdrawn && check.attempts === 0) finish(id, outcome);
  });
  return {
    ownedBy: (provider, owner) => void owners.set(provider, owner),
    open: (about) => {
      const id = `chk_${randomUUID().replaceAll('-', '')}`;
      const url = `${deps.publicUrl}/identity-check/${id}`;
      const check = { ...about, id, url, attempts: 0, final: false, withdrawn: false };
      checks.put(id, check);
      if (outcomeByName(check.lastName)) deps.timetable.plan(ACT, id, deps.stepMs);
      return check;
    },
    get: (id) => found(checks.get(id)),
    all: () => checks.all().reverse(),
    statusOf: (check) => (check.withdrawn ? 'canceled' : ownerOf(check).statusOf(check.subjectId)),
    finish,
    withdraw: (id) => checks.put(id, { ...found(checks.get(id)), withdrawn: true }),
  };
}

/** How often a person may still try. */
export function attemptsLeft({ attempts, final }: Pick<IdentityCheck, 'attempts' | 'final'>): number {
  return final ? 0 : MAX_ATTEMPTS - attempts;
}

function afterAttempt(check: IdentityCheck, outcome: Outcome): IdentityCheck {
  const attempts = check.attempts + 1;
  const mayRepeat = outcome === 'rejected' || outcome === 'flow_incomplete';
  return { ...check, attempts, final: !mayRepeat || attempts >= MAX_ATTEMPTS };
}

/** Persons with these names complete the check automatically (docs/sandbox.md, "Scenarios"). */
function outcomeByName(lastName: string): Outcome | null {
  const words: [string, Outcome][] = [
    ['Sofort', 'approved'],
    ['Abgelehnt', 'rejected'],
    ['Endgültig', 'rejected_finally'],
    ['Betrug', 'fraud'],
    ['Unvollständig', 'flow_incomplete'],
    ['Verfallen', 'expired'],
  ];
  return words.find(([word]) => hasWord(lastName, word))?.[1] ?? null;
}
