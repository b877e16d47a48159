import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import * as z from 'zod';
import { type ProviderFinding, newestOf } from '../../case/case-record/case-record.module.js';

const words = z.string().nullable().default(null);
const missingSchema = z.looseObject({
  missingInformation: z.array(z.string()),
  missingInformationDetails: words,
});
const notesSchema = z.looseObject({ status: z.string(), notes: words, researchInfoNotes: words });

type Notes = z.infer<typeof notesSchema>;

const noNotes = { notes: null, researchInfoNotes: null };
const nothingMissing = { missingInformation: [], missingInformationDetails: null };

/** What a provider requires of a person, with its own words; nothing when there is no such finding. */
export function missingOf(findings: readonly ProviderFinding[], personId: string) {
  const found = missingSchema.safeParse(newestOf(findings, 'missingInformation', personId)?.content).data;
  return found ?? nothingMissing;
}

/** The provider's words about the newest state of the business. */
export function newestNotes(findings: readonly ProviderFinding[]): Pick<Notes, 'notes' | 'researchInfoNotes'> {
  return notesSchema.safeParse(newestOf(findings, 'providerNotes')?.content).data ?? noNotes;
}

/** The provider's words that belong to a line of the history: the newest of its time. */
export function contextOf(entry: HistoryEntry, findings: readonly ProviderFinding[]) {
  const before = (found: readonly ProviderFinding[]) => {
    const known = found.filter(({ recordedAt }) => recordedAt <= entry.at);
    // The clocks of two processes may differ.
    return known.length === 0 ? found.slice(0, 1) : known;
  };
  if (entry.type === 'person' && entry.status === 'information_required' && entry.personId !== null) {
    const own = findings.filter(({ kind, personId }) => kind === 'missingInformation' && personId === entry.personId);
    return { ...noNotes, ...missingOf(before(own), entry.personId) };
  }
  if (entry.type !== 'business') return { ...noNotes, ...nothingMissing };
  const own = findings.filter(
    ({ kind, content }) => kind === 'providerNotes' && notesSchema.safeParse(content).data?.status === entry.status,
  );
  const { notes, researchInfoNotes } = newestNotes(before(own));
  return { notes, researchInfoNotes, ...nothingMissing };
}
