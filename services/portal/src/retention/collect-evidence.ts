import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import type { Application } from '@kontor/domain/application/application';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { toOrderPayload } from '@kontor/domain/application/mapping';
import { evidencePackageOf, type IdentifiedPerson } from '@kontor/domain/retention/evidence';
import { evidenceDestroyAfter, evidenceKeptUntil } from '@kontor/domain/retention/retention';
import { type ApplicationCore, canonical, type FrozenApplication } from '../application/application.module.js';
import { type CaseRecord, utf8 } from '../case-record/case-record.module.js';
import type { CaseCore } from '../case-process/case-process.module.js';
import type { CaseFile, CaseFiles } from '../document/document.module.js';
import type { Memos } from '../message/message.module.js';
import type { EvidenceFile, EvidenceTimes } from './vault.js';

export interface EvidenceSources {
  readonly core: Pick<CaseCore, 'findings'>;
  readonly applications: Pick<ApplicationCore, 'frozen' | 'readStored'>;
  readonly files: Pick<CaseFiles, 'ofCase' | 'content'>;
  readonly memos: Pick<Memos, 'ofCase'>;
  readonly now: () => number;
}

export interface CollectedEvidence {
  readonly files: readonly EvidenceFile[];
  readonly times: EvidenceTimes;
}

/**
 * The data of a case to retain by § 8 GwG: entries, checks, findings and decisions, and the documents. Null without
 * checks and documents, because nothing has to be retained.
 */
export async function collectEvidence(sources: EvidenceSources, found: CaseRecord): Promise<CollectedEvidence | null> {
  const { applications, files, now } = sources;
  const caseId = found._id;
  const [stored, versions, findings, own, registers] = await Promise.all([
    applications.readStored(caseId),
    frozenVersions(applications, caseId),
    sources.core.findings.ofCase(caseId),
    files.ofCase(caseId, 'business'),
    files.ofCase(caseId, 'register'),
  ]);
  const documents = [...own, ...registers];
  const application = versions.at(-1)?.content.application ?? stored?.application;
  const isNothingToKeep = versions.length === 0 && findings.length === 0 && documents.length === 0;
  if (application === undefined || isNothingToKeep) return null;
  const endedAt = found.snapshot?.finalAt ?? now();
  const named = documents.map((file, index) => ({ file, name: nameInPackage(file, index) }));
  const text = canonical({
    ...packageOf(found, { application, documents, endedAt }),
    registration: stored?.registration ?? null,
    applications: versions,
    draft: stored?.application ?? null,
    findings,
    notes: await sources.memos.ofCase(caseId),
    files: named.map(({ file, name }) => ({ ...file, file: name })),
  });
  const content = named.map(({ file, name }) => ({ name, content: () => files.content(file) }));
  return {
    files: [{ name: 'evidence.json', content: () => once(utf8(text)) }, ...content],
    times: timesOf(found.status, endedAt),
  };
}

interface PackageSource {
  readonly application: Application;
  readonly documents: readonly CaseFile[];
  readonly endedAt: number;
}

/** The domain's package with the history. */
function packageOf(found: CaseRecord, { application, documents, endedAt }: PackageSource) {
  const { _id: caseId, status: finalStatus, snapshot, history, createdAt } = found;
  const evidence = evidencePackageOf({
    caseId,
    order: toOrderPayload(application),
    identifications: identificationsOf(snapshot, history),
    documents: documents.map(({ fileId }) => fileId),
    finalStatus,
    endedAt,
  });
  return { ...evidence, createdAt, history };
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

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
