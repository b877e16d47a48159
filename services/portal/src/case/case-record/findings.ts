import type { CaseId } from '@kontor/domain/case/case-id';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import type { PersonId } from '@kontor/domain/person/person-id';
import { fromUtf8 } from './bytes.js';
import type { CaseKeys } from './case-keys.js';
import type { FindingRepository, StoredFinding } from './finding.repository.js';

export interface ProviderFinding {
  readonly ref: string;
  readonly kind: FindingKind;
  readonly personId: PersonId | null;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** JSON of the domain type that belongs to the kind. */
  readonly content: unknown;
}

/** What a service has found out about a case or a person. */
export interface FindingToRecord {
  readonly caseId: CaseId;
  readonly findingId: string;
  readonly kind: FindingKind;
  /** Null for a finding about the case itself. */
  readonly personId: PersonId | null;
  /** JSON in UTF-8. */
  readonly content: Uint8Array;
}

/** The results of services, which may contain personal data. */
export interface Findings {
  /**
   * Records once: the same id again changes nothing and returns the same reference. What a provider says again after it
   * said something else is recorded once more.
   */
  record(finding: FindingToRecord): Promise<string>;
  /** Null for an unknown reference and for one of another case. */
  read(caseId: CaseId, ref: string): Promise<ProviderFinding | null>;
  /** The findings of a case, of some kinds or of all, oldest first. */
  ofCase(caseId: CaseId, kinds?: readonly FindingKind[]): Promise<readonly ProviderFinding[]>;
  erase(caseId: CaseId): Promise<void>;
}

export interface FindingsOptions {
  readonly repository: FindingRepository;
  readonly keys: CaseKeys;
  readonly now: () => number;
}

/** What a provider says about the present state; it may come back to what it said before. */
const aboutPresent: readonly FindingKind[] = ['missingInformation', 'providerNotes'];

export function createFindings({ repository, keys, now }: FindingsOptions): Findings {
  async function opened(finding: StoredFinding): Promise<ProviderFinding> {
    const { _id: ref, caseId, kind, personId, recordedAt, sealed } = finding;
    const plain = await keys.open(caseId, placeOf(ref), sealed);
    return { ref, kind, personId, recordedAt, content: JSON.parse(fromUtf8(plain)) };
  }

  async function refOf({ caseId, findingId, kind, personId }: Omit<FindingToRecord, 'content'>): Promise<string> {
    const first = `${caseId}/${findingId}`;
    if (!aboutPresent.includes(kind)) return first;
    const said = (await repository.ofCase(caseId, [kind])).filter((one) => one.personId === personId);
    const same = said.filter(({ _id }) => _id === first || _id.startsWith(`${first}#`));
    if (same.length === 0) return first;
    const newest = said.at(-1);
    return newest !== undefined && same.includes(newest) ? newest._id : `${first}#${same.length + 1}`;
  }

  return {
    record: async ({ content, ...finding }) => {
      const { caseId, kind, personId } = finding;
      const ref = await refOf(finding);
      const sealed = await keys.seal(caseId, placeOf(ref), content);
      await repository.insert({ _id: ref, caseId, kind, personId, recordedAt: now(), sealed });
      return ref;
    },
    read: async (caseId, ref) => {
      const found = await repository.find(ref);
      return found === null || found.caseId !== caseId ? null : opened(found);
    },
    ofCase: async (caseId, kinds) => Promise.all((await repository.ofCase(caseId, kinds)).map(opened)),
    erase: (caseId) => repository.erase(caseId),
  };
}

function placeOf(ref: string): string {
  return `finding/${ref}`;
}

/** The newest finding of a kind, for one person where the kind is about persons. */
export function newestOf(
  findings: readonly ProviderFinding[],
  kind: FindingKind,
  personId: string | null = null,
): ProviderFinding | undefined {
  return findings.findLast((one) => one.kind === kind && (personId === null || one.personId === personId));
}
