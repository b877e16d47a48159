import { fileLimits, fileProblem } from '@kontor/domain/document/file-rules';

/** Why a file is refused before the upload; undefined for a valid file (R3 §5). */
export function uploadProblem(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const problem = fileProblem({ name: file.name, size: file.size, mimeType: file.type }, fileLimits.attachment);
  return problem === undefined ? undefined : `${file.name}: ${problem.message}`;
}
