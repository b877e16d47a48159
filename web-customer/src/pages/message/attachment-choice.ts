import { fileLimits, fileProblem } from '@kontor/domain/document/file-rules';
import { mimeTypeOf, type ChosenFile } from '../../upload/upload-rules.js';

export interface AttachmentChoice<File> {
  readonly taken: readonly File[];
  readonly refused: readonly { readonly name: string; readonly size: boolean; readonly message: string }[];
}

/** The accepted files of a message: PDF and images up to 64 MiB; others are dropped (R2 §5 "Chat attachment"). */
export function chooseAttachments<File extends ChosenFile>(chosen: readonly File[]): AttachmentChoice<File> {
  const checked = chosen.map((file) => ({
    file,
    problem: fileProblem({ name: file.name, size: file.size, mimeType: mimeTypeOf(file) }, fileLimits.attachment),
  }));
  return {
    taken: checked.flatMap(({ file, problem }) => (problem === undefined ? [file] : [])),
    refused: checked.flatMap(({ file: { name }, problem }) =>
      problem === undefined ? [] : [{ name, size: problem.code === 'size', message: problem.message }],
    ),
  };
}
