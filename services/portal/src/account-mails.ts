import { type AccountDeps, type AccountRules, createAccount } from './account/account.module.js';
import type { ApplicationCore } from './application/application.module.js';
import { createCaseGateway } from './case-gateway.js';
import type { CaseCore } from './case-process/case-process.module.js';
import type { DocumentsConcept } from './document/document.module.js';
import {
  createCaseMails,
  createMailOutbox,
  createPersonFacts,
  type MailOutbox,
} from './mail-outbox/mail-outbox.module.js';
import { createOrderSummary } from './order-export/order-export.module.js';
import type { PortalDeps } from './portal-deps.js';
import type { Settings } from './settings/settings.module.js';

interface AccountMailsNeeds {
  readonly deps: PortalDeps;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: Settings;
  readonly documents: DocumentsConcept;
}

/** Accounts and mails depend on each other: an account queues mails, and a mail opens a code of its account. */
export function createAccountWithMails({ deps, core, applications, settings, documents }: AccountMailsNeeds): {
  account: AccountDeps;
  mails: MailOutbox;
} {
  let wakeMails = (): void => undefined;
  const account = createAccount(deps, {
    keys: core.keys,
    cases: createCaseGateway(core),
    rules: () => accountRules(settings),
    onMailQueued: () => wakeMails(),
  });
  const mails = createMailOutbox(deps, {
    account,
    settings,
    caseMailbox: createCaseMails(core.mailbox),
    person: createPersonFacts(core, applications),
    orderSummary: createOrderSummary({ core, applications, documents: documents.port, settings, now: deps.now }),
  });
  wakeMails = mails.wake;
  core.mailbox.onDue(mails.wake);
  return { account, mails };
}

async function accountRules(settings: Settings): Promise<AccountRules> {
  const all = await settings.all();
  return { ...all, isVrPaymentInstance: all.paymentProviderInstance };
}
