import type { CaseId } from '@kontor/domain/case/case-id';
import {
  type AccountDeps,
  type AccountRules,
  type CaseGateway,
  createAccount,
} from '../../access/account/account.module.js';
import type { CoSignerLinks } from '../../access/co-signer/co-signer.module.js';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { Settings } from '../../bank/settings/settings.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { PortalDeps } from '../../http/concept/portal-deps.js';
import { createCaseFacts } from './case-facts.js';
import { createCaseMails } from './case-mails.js';
import { createMailOutbox, type MailOutbox } from './mail-outbox.js';
import { createPersonFacts } from './person-facts.js';
import { remindedBy } from './reminded-in.js';

interface AccountMailsNeeds {
  readonly deps: PortalDeps;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: Settings;
  /** What an account reads of its case. */
  readonly cases: CaseGateway;
  readonly orderSummary: (caseId: CaseId) => Promise<Uint8Array | null>;
  readonly coSigners: CoSignerLinks;
}

/** Accounts and mails depend on each other: an account queues mails, and a mail opens a code of its account. */
export function createAccountWithMails({
  deps,
  core,
  applications,
  settings,
  cases,
  orderSummary,
  coSigners,
}: AccountMailsNeeds): {
  account: AccountDeps;
  mails: MailOutbox;
} {
  let wakeMails = (): void => undefined;
  const account = createAccount(deps, {
    keys: core.keys,
    cases,
    rules: () => accountRules(settings),
    onMailQueued: () => wakeMails(),
  });
  const mails = createMailOutbox(deps, {
    account,
    settings,
    caseMailbox: createCaseMails(core.mailbox),
    person: createPersonFacts(core, applications),
    caseFacts: createCaseFacts(core, applications),
    reminded: async (caseId, mailId) =>
      remindedBy(mailId, await core.cases.find(caseId), deps.config.casePolicy.draftWindowMs),
    orderSummary,
    coSigners,
  });
  wakeMails = mails.wakeAccounts;
  core.mailbox.onDue(mails.wakeCases);
  return { account, mails };
}

async function accountRules(settings: Settings): Promise<AccountRules> {
  const all = await settings.all();
  return { ...all, isVrPaymentInstance: all.paymentProviderInstance, urls: all.tempConfig.urls };
}
