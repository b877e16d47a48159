import type { CaseId } from '@kontor/domain/case/case-id';
import * as z from 'zod';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { ApplicationCore } from './application-core.js';
import type { Draft } from './drafts.js';
import { type FirstSaveDeps, reportFirstSave } from './report-first-save.js';

export interface ChangePackageDeps extends FirstSaveDeps {
  readonly applications: ApplicationCore;
  readonly settings: Pick<SettingsPort, 'all'>;
}

export interface PackageToChange {
  readonly caseId: CaseId;
  readonly accountId: string;
  /** The client's version; null saves unconditionally. */
  readonly seen: number | null;
  readonly kontoId: string;
}

/** Changes the package of a draft. @throws ZodError for a package that the bank does not offer; what a save throws */
export async function changePackage(
  deps: ChangePackageDeps,
  { caseId, accountId, seen, kontoId }: PackageToChange,
): Promise<Draft> {
  const { tempConfig } = await deps.settings.all();
  if (!Object.hasOwn(tempConfig.konten, kontoId)) throw unknownPackage();
  const change = (stored: Draft['stored']) => ({ ...stored, kontoId });
  const draft = await deps.applications.drafts.save({ caseId, seen, change });
  await reportFirstSave(deps, draft, accountId);
  return draft;
}

function unknownPackage(): z.ZodError {
  return new z.ZodError([
    { code: 'custom', path: ['orderData'], message: 'Dieses Kontomodell gibt es nicht', input: undefined },
  ]);
}
