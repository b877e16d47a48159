import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import type { Application } from '@kontor/domain/application/application';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { toOrderPayload } from '@kontor/domain/application/mapping';
import { evidencePackageOf, type IdentifiedPerson } from '@kontor/domain/retention/evidence';
import { evidenceDestroyAfter, evidenceKeptUntil } from '@kontor/domain/retention/retention';
import {
  type ApplicationCore,
  canonical,
  type FrozenApplication,
} from '../../applicant/application/application.module.js';
import { type CaseRecord, utf8 } from '../../case/case-record/case-record.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { openedSteps } from '../../casework/discrepancy/discrepancy.module.js';
import type { CaseLog } from '../audit/audit.module.js';
import type { CaseFile, CaseFiles } from '../../exchange/document/document.module.js';
import type { Memos } from '../../exchange/message/message.module.js';
import type { EvidenceFile, EvidenceTimes } from './vault.js';

export interface EvidenceSources {
  readonly core: Pick<CaseCore, 'findings' | 'keys'>;
  readonly applications: Pick<ApplicationCore, 'frozen' | 'readStored'>;
  readonly files: Pick<CaseFiles, 'ofCase' | 'content' | 'original'>;
  readonly memos: Pick<Memos, 'ofCase'>;
  readonly caseLog: CaseLog;
  readonly now: () => number;
}

export interface CollectedEvidence {
  readonly files: readonly EvidenceFile[];
  readonly times: EvidenceTimes;
}

/** Files of a package that are no documents. */
export const packageFiles = { evidence: 'evidence.json', log: 'log.json' } as const;

/**
 * The data of a case to retain by § 8 GwG: entries, checks, findings and decisions, the documents, and what the log has
 * about it. Null without checks and documents, because nothing has to be retained.
 */
export async function collectEvidence(sources: EvidenceSources, found: CaseRecord): Promise<CollectedEvidence | null> {
  const { files, caseLog, now } = sources;
  const [own, registers] = await Promise.all([
    files.ofCase(found._id, 'business'),
    files.ofCase(found._id, 'register'),
  ]);
  const documents = [...own, ...registers];
  const data = await readCaseData(sources, found);
  const isNothingToKeep = data.applications.length === 0 && data.findings.length === 0 && documents.length === 0;
  const application = data.applications.at(-1)?.content.application ?? data.draft;
  if (application === null || isNothingToKeep) return null;
  const endedAt = found.snapshot?.finalAt ?? now();
  const named = documents.map((file, index) => ({ file, name: nameInPackage(file, index) }));
  const text = canonical({
    ...data,
    ...packageOf(found, { application, documents, endedAt }),
    files: named.map(({ file, name }) => ({ ...file, file: name })),
  });
  const log = canonical(await caseLog.ofCase(found._id, await caseLog.head()));
  const content = named.flatMap(({ file, name }) => contentsOf(files, file, name));
  const ofText = (name: string, plain: string) => ({ name, content: () => once(utf8(plain)) });
  return {
    files: [ofText(packageFiles.evidence, text), ofText(packageFiles.log, log), ...content],
    times: timesOf(found.status, endedAt),
  };
}

/** Entries, checks, findings and decisions of a case at any time of it. */
export async function readCaseData(
  { core, applications, memos }: Pick<EvidenceSources, 'core' | 'applications' | 'memos'>,
  found: CaseRecord,
) {
  const { _id: caseId, snapshot, history, createdAt } = found;
  const [stored, versions, findings, notes, discrepancySteps] = await Promise.all([
    applications.readStored(caseId),
    frozenVersions(applications, caseId),
    core.findings.ofCase(caseId),
    memos.ofCase(caseId),
    openedSteps(core.keys, found),
  ]);
  return {
    caseId,
    createdAt,
    identifications: identificationsOf(snapshot, history),
    history,
    registration: stored?.registration ?? null,
    applications: versions,
    draft: stored?.application ?? null,
    findings,
    notes,
    discrepancySteps,
  };
}

interface PackageSource {
  readonly application: Application;
  readonly documents: readonly CaseFile[];
  readonly endedAt: number;
}

/** The domain's package. */
function packageOf(
  { _id: caseId, status: finalStatus, snapshot, history }: CaseRecord,
  { application, documents, endedAt }: PackageSource,
) {
  return evidencePackageOf({
    caseId,
    order: toOrderPayload(application),
    identifications: identificationsOf(snapshot, history),
    documents: documents.map(({ fileId }) => fileId),
    finalStatus,
    endedAt,
  });
}

function timesOf(status: number, endedAt: number): EvidenceTimes {
  return {
    endedAt,
    keptUntil: evidenceKeptUntil(endedAt),
    destroyAfter: evidenceDestroyAfter(endedAt),
    relationContinues: status === caseStatus.bankSuccessful,
  };
}

async function frozenVersions({ frozen }: Pick<ApplicationCore, 'frozen'>, caseId: CaseId) {
  const newest = (await frozen.newest(caseId))?.version ?? 0;
  const versions: { version: number; content: FrozenApplication }[] = [];
  for (let version = 1; version <= newest; version++) {
    const content = await frozen.read(caseId, version);
    if (content !== null) versions.push({ version, content });
  }
  return versions;
}

function identificationsOf(
  snapshot: CaseSnapshot | null,
  history: readonly HistoryEntry[],
): readonly IdentifiedPerson[] {
  return (snapshot?.persons ?? []).map(({ personId, status, source, checkRef }) => {
    const identified = history.findLast((entry) => entry.personId === personId && entry.status === 'successful');
    return { personId, status, source, reference: checkRef ?? undefined, identifiedAt: identified?.at };
  });
}

/** File names in the package are generated; the customers' own names are in the package's text. */
function nameInPackage({ mimeType }: CaseFile, index: number): string {
  const ending = mimeType === 'application/pdf' ? 'pdf' : mimeType === 'image/png' ? 'png' : 'jpg';
  return `documents/${String(index + 1).padStart(4, '0')}.${ending}`;
}

/** A document, and what was uploaded where the document is a copy of it. */
function contentsOf(files: EvidenceSources['files'], file: CaseFile, name: string): readonly EvidenceFile[] {
  const served = { name, content: () => files.content(file) };
  if (file.originalSha256 === null) return [served];
  return [served, { name: name.replace('documents/', 'originals/'), content: () => files.original(file) }];
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
