import { toBytes } from './bytes.js';
import type { CaseRecord, StoredForm } from './case-record.js';

/** Buffers, because the driver stores other byte arrays differently. */
export function stored<T extends Partial<CaseRecord>>(part: T): T {
  const { discrepancySteps, feedback, followUps, form, notes, sealedName } = part;
  return {
    ...part,
    ...(sealedName === undefined ? {} : { sealedName: sealedName && Buffer.from(sealedName) }),
    ...(feedback === undefined || feedback === null
      ? {}
      : { feedback: { ...feedback, sealed: Buffer.from(feedback.sealed) } }),
    ...(followUps === undefined
      ? {}
      : { followUps: followUps.map((step) => ({ ...step, sealed: step.sealed && Buffer.from(step.sealed) })) }),
    ...(discrepancySteps === undefined
      ? {}
      : { discrepancySteps: discrepancySteps.map((step) => ({ ...step, sealed: Buffer.from(step.sealed) })) }),
    ...(form === undefined || form === null ? {} : { form: { ...form, sealed: Buffer.from(form.sealed) } }),
    ...(notes === undefined ? {} : { notes: notes.map((note) => ({ ...note, sealed: Buffer.from(note.sealed) })) }),
  };
}

/** Cases from before the introduction of these fields have none. */
const added = {
  sealedName: null,
  notes: [],
  feedback: null,
  feedbackRating: null,
  holdRules: [],
  searchHashes: [],
  accountHashes: [],
  lastMessageAt: null,
  lastMessageSide: null,
  followUpAt: null,
  followUps: [],
  discrepancySteps: [],
  approvalOpen: false,
} as const satisfies Partial<CaseRecord>;

export function restored(found: CaseRecord): CaseRecord {
  const document = { ...added, ...found };
  const { discrepancySteps, followUps, form, notes } = document;
  return {
    ...withBytes(document),
    sealedName: document.sealedName && toBytes(document.sealedName),
    notes: notes.map((note) => ({ ...note, sealed: toBytes(note.sealed) })),
    followUps: followUps.map((step) => ({ ...step, sealed: step.sealed && toBytes(step.sealed) })),
    discrepancySteps: discrepancySteps.map((step) => ({ ...step, sealed: toBytes(step.sealed) })),
    form: storedForm(form),
  };
}

/** The form of a read document with its bytes. */
export function storedForm(form: StoredForm | null): StoredForm | null {
  return form === null ? null : { ...form, sealed: toBytes(form.sealed) };
}

/** The feedback of a read document with its bytes. */
export function withBytes<T extends Pick<CaseRecord, 'feedback'>>(found: T): T {
  const { feedback } = found;
  return feedback === null ? found : { ...found, feedback: { ...feedback, sealed: toBytes(feedback.sealed) } };
}
