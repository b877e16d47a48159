import { applicationDraftSchema } from '@kontor/domain/application/application-draft.schema';
import type { Application } from '@kontor/domain/application/application';
import * as z from 'zod';

// Personal data: stored in this tab only, until they are saved or the customer logs out.
const key = 'kontor.customer.unsaved';

const copySchema = z.object({ caseId: z.number(), base: applicationDraftSchema, entered: applicationDraftSchema });

/** Unsaved entries and the version they are based on. */
export interface UnsavedCopy {
  readonly caseId: number;
  readonly base: Application;
  readonly entered: Application;
}

/** Stores unsaved entries, in case the page is closed before they are saved. A browser may forbid it. */
export function keepUnsaved(copy: UnsavedCopy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // The open page still has the entries.
  }
}

/** This tab's copy for an application; any other stored value is deleted. */
export function readUnsaved(caseId: number): UnsavedCopy | undefined {
  try {
    const kept = copySchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (kept.success && kept.data.caseId === caseId) return kept.data;
    deleteUnsaved();
  } catch {
    deleteUnsaved();
  }
  return undefined;
}

export function deleteUnsaved(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
