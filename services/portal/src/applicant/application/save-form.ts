import type { CaseId } from '@kontor/domain/case/case-id';
import type { Application } from '@kontor/domain/application/application';
import type { ApplicationCore } from './application-core.js';
import type { Draft } from './drafts.js';
import { type FirstSaveDeps, reportFirstSave } from './report-first-save.js';
import { saved } from './stored-application.js';

export interface FormToSave {
  readonly caseId: CaseId;
  readonly accountId: string;
  /** The client's version; null saves unconditionally. */
  readonly seen: number | null;
  readonly form: Application;
}

/** Saves the whole form; the first save moves the case on. @throws what a save of the draft throws */
export async function saveForm(
  deps: FirstSaveDeps & { readonly applications: ApplicationCore },
  { caseId, accountId, seen, form }: FormToSave,
): Promise<Draft> {
  const draft = await deps.applications.drafts.save({ caseId, seen, change: (stored) => saved(caseId, stored, form) });
  return reportFirstSave(deps, draft, accountId);
}
