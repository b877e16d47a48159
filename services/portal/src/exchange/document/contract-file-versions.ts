import type { ContractFileTrace } from '../../applicant/application/application.module.js';
import type { CaseFile } from './case-file.js';

/** A contract: its newest version, and the older ones, newest first. */
export interface ContractFileVersions {
  readonly newest: CaseFile;
  readonly older: readonly CaseFile[];
}

/** Groups the contract files of a case by what replaces what; contracts in the order of their newest versions. */
export function contractsOf(files: readonly CaseFile[]): readonly ContractFileVersions[] {
  const replaced = new Set(files.map(({ replaces }) => replaces));
  return files
    .filter(({ fileId }) => !replaced.has(fileId))
    .map((newest) => ({ newest, older: olderVersions(files, newest) }));
}

/** What a contract file replaced, newest first. */
export function olderVersions(files: readonly CaseFile[], { replaces }: CaseFile): readonly CaseFile[] {
  const before = files.find(({ fileId }) => fileId === replaces);
  return before === undefined ? [] : [before, ...olderVersions(files, before)];
}

/** Who uploaded, replaced and removed contracts, from the records of a case. */
export function contractTraces(files: readonly CaseFile[]): readonly ContractFileTrace[] {
  return files.flatMap(({ name, createdAt, accountId, replaces, removal }): ContractFileTrace[] => [
    { act: replaces === null ? 'uploaded' : 'replaced', at: createdAt, accountId, name },
    ...(removal === null ? [] : [{ act: 'removed' as const, ...removal, name }]),
  ]);
}
