import type { CaseId } from '../case/case-id.js';
import type { DocumentId } from '../document/document-id.js';
import { type OrderPayload } from '../application/order-payload.js';
import type { PersonId } from '../person/person-id.js';
import { evidenceDestroyAfter, evidenceKeptUntil } from './retention.js';

/** What was requested and found about one person (§ 8 Abs. 1 Nr. 1 GwG). */
export interface IdentifiedPerson {
  readonly personId: PersonId;
  readonly status: string;
  readonly source: string;
  /** Reference of the identity check at the provider. */
  readonly reference?: string | undefined;
  /** Instant in ms. */
  readonly identifiedAt?: number | undefined;
}

/** The package that is sealed when a case is archived (§ 8 GwG). */
export interface EvidencePackage {
  readonly caseId: CaseId;
  readonly order: OrderPayload;
  readonly identifications: readonly IdentifiedPerson[];
  /** Ids of the documents sealed with the package. */
  readonly documents: readonly DocumentId[];
  readonly finalStatus: number;
  readonly endedAt: number;
  readonly keptUntil: string;
  readonly destroyAfter: number;
}

/** The evidence of a case whose business relation, or attempt at one, ended at `endedAt` (instant in ms). */
export function evidencePackageOf(source: Omit<EvidencePackage, 'keptUntil' | 'destroyAfter'>): EvidencePackage {
  return {
    ...source,
    keptUntil: evidenceKeptUntil(source.endedAt),
    destroyAfter: evidenceDestroyAfter(source.endedAt),
  };
}
