import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { CaseId } from '@kontor/domain/case/case-id';
import { sha256 } from '@kontor/platform/crypto/random';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { zipSync } from 'fflate';
import { canonical } from '../../applicant/application/application.module.js';
import type { CaseLog, CaseLogEntry } from '../audit/audit.module.js';
import { type CaseRecord, type CaseRecords, utf8 } from '../../case/case-record/case-record.module.js';
import type { CaseFile, CaseFiles } from '../../exchange/document/document.module.js';
import type { Messages } from '../../exchange/message/message.module.js';
import type { KeptCase } from '../retention/retention.module.js';
import { readMe } from './read-me.js';

export interface CaseExportDeps {
  readonly cases: Pick<CaseRecords['cases'], 'find'>;
  readonly files: Pick<CaseFiles, 'ofCase'>;
  readonly messages: Pick<Messages, 'ofCase'>;
  readonly caseLog: CaseLog;
  readonly readKept: (found: CaseRecord) => Promise<KeptCase>;
  /** PEM, Ed25519. */
  readonly privateKey: string;
}

/** One export; the same one again gives the same bytes while the case does not change. */
export interface AskedExport {
  readonly caseId: CaseId;
  readonly actId: string;
  /** Who exports it. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The last entry of the log to contain. */
  readonly logUntil: number;
}

const kinds = ['business', 'contract', 'attachment', 'register'] as const;

/**
 * A signed ZIP of what is kept of a case: data and decisions, digests of all documents, messages, and the log. The
 * signature covers the manifest, the manifest every other file.
 * @throws ServiceFault not-found
 */
export async function exportCase(deps: CaseExportDeps, asked: AskedExport): Promise<Uint8Array> {
  const found = await deps.cases.find(asked.caseId);
  if (found === null) throw new ServiceFault('not-found', 'There is no such case');
  const kept = await deps.readKept(found);
  const files: Record<string, Uint8Array> = {
    'LIESMICH.txt': utf8(readMe(asked)),
    'vorgang.json': json(kept.data),
    'dokumente.json': json(kept.documents ?? (await documentsOf(deps, asked.caseId))),
    'nachrichten.json': json(found.erased ? [] : await deps.messages.ofCase(asked.caseId)),
    'protokoll.json': json(await logOf(deps, asked, kept)),
  };
  const manifest = json(manifestOf(found, asked, files));
  const key = createPrivateKey(deps.privateKey);
  const signature = sign(null, manifest, key).toString('base64');
  const all = {
    ...files,
    'manifest.json': manifest,
    'manifest.sig': utf8(signature),
    'schluessel.pem': utf8(publicKeyOf(key)),
  };
  return zipSync(all, { mtime: asked.at });
}

/** The public half of a private key, PEM. */
export function publicKeyOf(privateKey: Parameters<typeof createPublicKey>[0]): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

function manifestOf({ status }: CaseRecord, asked: AskedExport, files: Readonly<Record<string, Uint8Array>>) {
  const { caseId, actId, by, at, logUntil } = asked;
  return {
    format: 'kontor-case-export',
    formatVersion: 1,
    caseId,
    status,
    exportedAt: new Date(at).toISOString(),
    exportedBy: by,
    exportId: actId,
    logUntil,
    files: Object.entries(files).map(([name, bytes]) => ({ name, size: bytes.byteLength, sha256: sha256(bytes) })),
  };
}

async function documentsOf({ files }: Pick<CaseExportDeps, 'files'>, caseId: CaseId): Promise<readonly CaseFile[]> {
  return (await Promise.all(kinds.map((kind) => files.ofCase(caseId, kind)))).flat();
}

/** The entries of the log; what only the package of an erased case can still say is taken from there. */
async function logOf(
  { caseLog }: Pick<CaseExportDeps, 'caseLog'>,
  { caseId, logUntil }: AskedExport,
  { logContents }: KeptCase,
): Promise<readonly CaseLogEntry[]> {
  const entries = await caseLog.ofCase(caseId, logUntil);
  return entries.map((entry) => ({ ...entry, content: entry.content ?? logContents.get(entry.seq) ?? null }));
}

const json = (value: unknown): Uint8Array => utf8(canonical(value));
