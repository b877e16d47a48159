import type { AccessRules } from './access/access-deps.js';
import { createAccess, type AccessConcept } from './access/create-access.js';
import { createApplicationCore, type ApplicationCore } from './application/application-core.js';
import { createApplication } from './application/create-application.js';
import { createCaseCore, type CaseCore } from './case/case-core.js';
import { createCase } from './case/create-case.js';
import { createCaseDoor } from './case-door.js';
import { createCompanySearch } from './company-search/create-company-search.js';
import { createCaseFileCore } from './document/case-file-core.js';
import { createDocuments } from './document/create-documents.js';
import { createOrderFileRouter } from './document/order-file.router.js';
import { createIdempotencyConcept } from './idempotency/create-idempotency.js';
import { createLive } from './live/create-live.js';
import { createCaseMails } from './mail-outbox/case-mailbox.js';
import { createMailOutbox, type MailOutbox } from './mail-outbox/create-mail-outbox.js';
import { createPersonFacts } from './mail-outbox/person-facts.js';
import { createMessages } from './message/create-messages.js';
import { createOperations } from './operations/create-operations.js';
import { createPerson } from './person/create-person.js';
import type { Concept, PortalDeps } from './portal-deps.js';
import { createRetention } from './retention/create-retention.js';
import { createFirstWords, type FirstWords } from './settings/first-words.js';
import { createSettingsConcept } from './settings/create-settings.js';
import type { Settings } from './settings/settings.js';

export interface Concepts {
  readonly access: AccessConcept;
  readonly idempotency: ReturnType<typeof createIdempotencyConcept>;
  /** What the bank writes on top of its first page. */
  readonly firstWords: () => Promise<FirstWords | null>;
  /** Every concept, in the order of its routes. */
  readonly all: readonly Concept[];
}

interface Cores {
  readonly deps: PortalDeps;
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: Settings;
}

/** Wires the concepts of the portal: the case first, which needs none, then those around it. */
export function createConcepts(deps: PortalDeps): Concepts {
  const core = createCaseCore(deps);
  const applications = createApplicationCore(core, deps);
  const settings = createSettingsConcept(deps);
  const cores = { deps, core, applications, settings: settings.settings };
  const { access, mails } = createDoors(cores);
  return {
    access,
    idempotency: createIdempotencyConcept(deps),
    firstWords: createFirstWords(settings.settings),
    all: [
      access,
      settings,
      mails,
      createCompanySearch(deps, access.access.limits),
      ...createCaseConcepts(cores, access),
    ],
  };
}

/** How people come in and what they are written: both need each other, a mail opens a login and a login sends a mail. */
function createDoors({ deps, core, applications, settings }: Cores): { access: AccessConcept; mails: MailOutbox } {
  let ringMail = (): void => undefined;
  const access = createAccess(deps, {
    keys: core.keys,
    door: createCaseDoor(core),
    rules: () => accessRules(settings),
    ringMail: () => ringMail(),
  });
  const mails = createMailOutbox(deps, {
    access: access.access,
    settings,
    caseMailbox: createCaseMails(core.mailbox),
    person: createPersonFacts(core, applications),
  });
  ringMail = mails.ring;
  core.mailbox.onDue(mails.ring);
  return { access, mails };
}

async function accessRules(settings: Settings): Promise<AccessRules> {
  const all = await settings.all();
  return { ...all, isVrPaymentInstance: all.paymentProviderInstance };
}

/** Messages and documents come before the case: their fixed paths would be taken for the number of one. */
function createCaseConcepts({ deps, core, applications, settings }: Cores, access: AccessConcept): readonly Concept[] {
  const files = createCaseFileCore(core, deps);
  const documents = createDocuments({ deps, core, files });
  const messages = createMessages({ deps, core, files });
  const application = createApplication({ deps, core, applications, settings, documents: documents.port });
  const { memos } = messages;
  const talk = { memos, messages: messages.messages };
  const cases = createCase({ deps, core, applications, settings, documents: documents.port, ...talk });
  const retention = createRetention({
    deps,
    core,
    applications,
    files,
    memos,
    // The case itself goes last: what is left of it says that everything else is gone.
    erasers: [messages, documents, access, cases].flatMap(({ eraseCase }: Concept) =>
      eraseCase === undefined ? [] : [eraseCase],
    ),
  });
  const readers = { core, applications, documents: documents.port, files, settings };
  const orderFiles: Concept = { router: createOrderFileRouter({ ...readers, now: deps.now }) };
  const live = createLive({ deps, sessions: access.access.sessions });
  const person = createPerson({ core, applications, settings, documents: documents.port, now: deps.now });
  const operations = createOperations(deps, { case: core.keys.rewrap, evidence: retention.rewrap });
  return [messages, documents, orderFiles, application, cases, person, live, retention, operations];
}
