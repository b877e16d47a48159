import { createStaffDirectory } from './access/account/account.module.js';
import { createCoSigners } from './access/co-signer/co-signer.module.js';
import { createRegistration } from './access/registration/registration.module.js';
import { createSession } from './access/session/session.module.js';
import { createOtherDevice } from './access/other-device/other-device.module.js';
import { createApplicationCore, firstDraft, keepConsents } from './applicant/application/application.module.js';
import { createCoSignerPeople, createQueueCodeMail } from './applicant/own-person/own-person.module.js';
import { createProviderConnections } from './bank/provider-connection/provider-connection.module.js';
import { createSettingsConcept } from './bank/settings/settings.module.js';
import { createCaseCore } from './case/case-process/case-process.module.js';
import { createCaseRecords } from './case/case-record/case-record.module.js';
import { createCaseGateway } from './casework/case-details/case-details.module.js';
import { createOrderSummary } from './casework/order-export/order-export.module.js';
import { createAudit } from './evidence/audit/audit.module.js';
import { createCaseFileCore, createDocuments } from './exchange/document/document.module.js';
import { createAccountWithMails } from './exchange/mail-outbox/mail-outbox.module.js';
import type { PortalDeps } from './http/concept/portal-deps.js';

/** What most concepts read and write: cases, applications, settings and files. */
export function createCores(deps: PortalDeps) {
  const core = createCaseCore(deps, createCaseRecords(deps), firstDraft);
  const providers = createProviderConnections(deps);
  const bank = createSettingsConcept(deps, providers.features);
  const files = createCaseFileCore(core, deps);
  const documents = createDocuments({ deps, core, files });
  const applications = createApplicationCore(core, deps);
  return { deps, core, applications, providers, bank, settings: bank.settings, files, documents };
}
export type Cores = ReturnType<typeof createCores>;

/** Accounts with their mails, sessions, and the log of who did what. */
export function createLogins({ deps, core, applications, settings, documents, files }: Cores) {
  const summary = { core, applications, documents: documents.port, settings, now: deps.now };
  const bankName = async (): Promise<string> => (await settings.all()).bankName;
  const coSigners = createCoSigners(deps, {
    person: createCoSignerPeople({ core, applications, now: deps.now }),
    bankName,
    queueCode: createQueueCodeMail({ core, now: deps.now }),
  });
  const { account, mails } = createAccountWithMails({
    ...{ deps, core, applications, settings, coSigners: coSigners.links },
    cases: createCaseGateway(core),
    orderSummary: createOrderSummary(summary),
  });
  const session = createSession(deps, account, {
    onLogin: (login, address) => audit.port.loggedIn(login, { caseId: login.caseId, address }),
    onLoginFailed: (attempt) => audit.port.loginFailed(attempt),
    onReused: (login) => audit.port.tokenReused(login, login.caseId),
    onEnded: (ended) => otherDevice.sessionEnded(ended),
  });
  const otherDevice = createOtherDevice(deps, session.deps);
  const staff = createStaffDirectory(session.deps);
  const keptReads = async (): Promise<number> => (await settings.all()).auditReadMonths;
  const audit = createAudit(deps, core, { ...staff, keptReads, caseOfFile: files.caseOf });
  const registration = createRegistration(deps, session.deps, {
    openCase: core.openCase,
    keepConsents: (caseId, consents) => keepConsents(applications, caseId, consents),
  });
  return { account, mails, session, staff, audit, registration, coSigners, otherDevice };
}
export type Logins = ReturnType<typeof createLogins>;
