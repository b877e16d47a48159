import { applicationDraftSchema } from '@kontor/domain/application/application-draft.schema';
import type { Application } from '@kontor/domain/application/application';
import * as z from 'zod';

// These are personal data: they stay in this tab only, and only until they are saved or somebody logs out.
const key = 'kontor.customer.unsaved';

const copySchema = z.object({ caseId: z.number(), base: applicationDraftSchema, entered: applicationDraftSchema });

/** What was entered and not yet saved, and what it began with. */
export interface UnsavedCopy {
  readonly caseId: number;
  readonly base: Application;
  readonly entered: Application;
}

/** Keeps what is not saved yet for the case that the page is gone before it is. A browser may forbid it. */
export function keepUnsaved(copy: UnsavedCopy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // The page itself still holds the entries.
  }
}

/** What this tab kept of an application; anything else that lies there is thrown away. */
export function readUnsaved(caseId: number): UnsavedCopy | undefined {
  try {
    const kept = copySchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (kept.success && kept.data.caseId === caseId) return kept.data;
    forgetUnsaved();
  } catch {
    forgetUnsaved();
  }
  return undefined;
}

export function forgetUnsaved(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
