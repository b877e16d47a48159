import * as z from 'zod';
import type { CaseLogEntry } from '../audit/audit.module.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { type EvidenceSources, packageFiles, readCaseData } from './collect-evidence.js';
import type { ManifestEntry, OpenedEvidence, Vault } from './vault.js';

/** What is kept of a case as data. */
export interface KeptCase {
  /** Entries, checks, findings and decisions, as JSON. */
  readonly data: object;
  /** Digests of the documents that its package contains; null while the case has its own. */
  readonly documents: readonly KeptDocument[] | null;
  /** The sealed parts of log entries as its package has them, by their number. */
  readonly logContents: ReadonlyMap<number, CaseLogEntry['content']>;
}

export type KeptDocument = Pick<ManifestEntry, 'name' | 'sizeBytes' | 'sha256'>;

const dataSchema = z.looseObject({});
const logSchema = z.array(z.looseObject({ seq: z.number(), content: z.looseObject({}).nullable() }));
const textFiles: readonly string[] = Object.values(packageFiles);

/** Reads a case, or the package of one that is erased. */
export async function readKeptCase(
  { vault, ...sources }: Pick<EvidenceSources, 'core' | 'applications' | 'memos'> & { readonly vault: Vault },
  found: CaseRecord,
): Promise<KeptCase> {
  const evidence = found.erased ? await vault.open(found._id) : null;
  if (evidence !== null) return readPackage(evidence);
  const data = found.erased ? { caseId: found._id, history: found.history } : await readCaseData(sources, found);
  return { data, documents: null, logContents: new Map() };
}

async function readPackage(evidence: OpenedEvidence): Promise<KeptCase> {
  const log = logSchema.parse((await jsonOf(evidence, packageFiles.log)) ?? []);
  return {
    data: dataSchema.parse(await jsonOf(evidence, packageFiles.evidence)),
    documents: evidence.manifest
      .filter(({ name }) => !textFiles.includes(name))
      .map(({ name, sizeBytes, sha256 }) => ({ name, sizeBytes, sha256 })),
    logContents: new Map(log.map(({ seq, content }) => [seq, content])),
  };
}

/** Null for a file that the package does not have: earlier ones have no log. */
async function jsonOf(evidence: OpenedEvidence, name: string): Promise<unknown> {
  const entry = evidence.manifest.find((one) => one.name === name);
  if (entry === undefined) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of evidence.content(entry)) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString('utf8'));
}
