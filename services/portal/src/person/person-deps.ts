import type { ApplicationCore } from '../application/application-core.js';
import type { DocumentsPort } from '../application/documents-port.js';
import type { StoredApplication } from '../application/stored-application.js';
import type { CaseCore } from '../case/case-core.js';
import type { SettingsPort } from '../case/settings-port.js';

export interface PersonConceptDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  readonly now: () => number;
}

/** What holds of the own application. */
export async function currentApplication(applications: ApplicationCore, caseId: string): Promise<StoredApplication> {
  const { stored } = await applications.drafts.read(caseId);
  return (await applications.readCurrent(caseId)) ?? stored;
}
