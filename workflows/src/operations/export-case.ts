import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CaseId } from '@kontor/domain/case/case-id';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const attempts = 3;
const timeoutMs = 60_000;

/** An export of a case into a file that does not exist yet. */
export interface CaseExport {
  readonly caseId: CaseId;
  readonly file: string;
  readonly by: string;
}

/** Writes the signed ZIP of a case, readable by its owner only. @throws UserError when the file exists */
export async function exportCase(
  { cases }: Pick<CommandContext, 'cases'>,
  { caseId, file, by }: CaseExport,
  actId: string,
): Promise<string> {
  const path = resolve(file);
  const refuse = (error: NodeJS.ErrnoException): never => {
    throw error.code === 'EEXIST' ? new UserError(`${path} exists already`) : new UserError(`${path}: ${error.code}`);
  };
  // Before the case is read, whose log then has an entry of the export.
  const target = await open(path, 'wx', 0o600).catch(refuse);
  try {
    const zip = await readZip(cases, { caseId, by, actId, at: BigInt(Date.now()) });
    await target.writeFile(zip).catch(refuse);
    return `${zip.byteLength} bytes in ${path}; verify: node deploy/case-export/verify-case-export.mjs ${file}`;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await target.close();
  }
}

interface Asked {
  readonly caseId: CaseId;
  readonly by: string;
  readonly actId: string;
  readonly at: bigint;
}

/** All pages of an export; from the first again where the case changed between two of them. */
async function readZip(cases: CommandContext['cases'], asked: Asked): Promise<Buffer> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const zip = await readPages(cases, asked);
    if (zip !== null) return zip;
  }
  throw new UserError('The case changes all the time: export it again when it is quiet');
}

/** Null when pages do not belong together. */
async function readPages(cases: CommandContext['cases'], asked: Asked): Promise<Buffer | null> {
  const first = await cases.exportCase({ ...asked, offset: 0n }, { timeoutMs });
  const pages = [first.content];
  let read = first.content.byteLength;
  while (read < Number(first.sizeBytes)) {
    const page = { ...asked, offset: BigInt(read), logUntil: first.logUntil };
    const { content, sha256 } = await cases.exportCase(page, { timeoutMs });
    if (sha256 !== first.sha256 || content.byteLength === 0) return null;
    pages.push(content);
    read += content.byteLength;
  }
  return Buffer.concat(pages);
}

/** Prints the public key that verifies exports. */
export async function printExportKey({ cases, print }: Pick<CommandContext, 'cases' | 'print'>): Promise<void> {
  const { publicKey } = await cases.getExportKey({});
  print(publicKey.trimEnd());
}
