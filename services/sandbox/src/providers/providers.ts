import type { Router } from 'express';
import { createBanking } from './banking/banking.router.js';
import type { Bank } from './banking/bank.js';
import { createCompanyCheck } from './company-check/company-check.router.js';
import { createCoreBanking } from './core-banking/core-banking.router.js';
import type { CoreBank } from './core-banking/core-bank.js';
import type { Collection } from '../journal/store.js';
import { createOnboarding, type Transaction } from './onboarding/onboarding.router.js';
import type { Sandbox } from '../state/sandbox.js';

/** The four stand-ins: their routes, and their objects for the pages. */
export interface Providers {
  routers: { banking: Router; onboarding: Router; companyCheck: Router; coreBanking: Router };
  bank: Bank;
  transactions: Pick<Collection<Transaction>, 'all'>;
  coreBank: CoreBank;
}

export function createProviders(sandbox: Sandbox): Providers {
  const banking = createBanking(sandbox);
  const onboarding = createOnboarding(sandbox);
  const companyCheck = createCompanyCheck(sandbox);
  const coreBanking = createCoreBanking(sandbox);
  return {
    routers: {
      banking: banking.router,
      onboarding: onboarding.router,
      companyCheck: companyCheck.router,
      coreBanking: coreBanking.router,
    },
    bank: banking.bank,
    transactions: onboarding.transactions,
    coreBank: coreBanking.bank,
  };
}
