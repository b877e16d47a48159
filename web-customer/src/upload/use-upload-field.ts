import type { UploadedFile } from '@kontor/domain/application/application';
import type { DocumentType } from '@kontor/domain/document/document';
import { useState } from 'react';
import type { Words } from '../texts/create-text.js';
import { text } from '../texts/fields-text.js';
import { removeDocument } from './upload-documents.js';
import { uploadProblem, type UploadProblem } from './upload-problem.js';
import { quarterOf, type PendingUpload } from './upload-queue.js';
import { select } from './upload-rules.js';
import { useFormFiles } from './use-form-files.js';
import { useUploadRuns } from './use-upload-runs.js';

interface UploadFieldOptions {
  readonly name: string;
  readonly documentType: DocumentType;
  /** Moves the focus when its button was removed. */
  readonly refocus: () => void;
}

/** State and actions of an upload field. */
export function useUploadField({ name, documentType, refocus }: UploadFieldOptions) {
  const { files, put, take } = useFormFiles(name);
  const { queue, failure, runs } = useUploadRuns({ name, documentType, put });
  const [refused, setRefused] = useState<readonly Words[]>([]);
  const [news, setNews] = useState<Words>();
  const removal = useRemoval((file) => {
    take(file.id);
    setNews(() => () => text('upload.removed', { name: file.name }));
    refocus();
  });

  const choose = (chosen: readonly File[], present: readonly number[]): void => {
    const { taken, problems } = select(chosen, [...present, ...queue.map(({ file }) => file.size)]);
    setRefused(problems);
    setNews(undefined);
    removal.settle();
    runs.settle();
    runs.add(taken);
  };
  const callOff = ({ key, file }: PendingUpload): void => {
    runs.cancel(key);
    setNews(() => () => text('upload.cancelled', { name: file.name }));
    refocus();
  };
  const problem = failure ?? removal.problem;
  const said = spoken(queue[0]) ?? (news === undefined && problem === undefined ? uploaded(files) : news?.());
  return { ...removal, files, queue, refused, failure, problem, said, choose, callOff };
}

export type UploadFieldState = ReturnType<typeof useUploadField>;

function spoken(sending: PendingUpload | undefined): string | undefined {
  if (sending === undefined) return undefined;
  return text('upload.announce', { name: sending.file.name, percent: quarterOf(sending.share) });
}

function uploaded(files: readonly UploadedFile[]): string {
  const last = files.at(-1);
  return last === undefined ? '' : text('upload.done', { name: last.name });
}

/** Deletes documents on the server, one at a time. */
function useRemoval(onRemoved: (file: UploadedFile) => void) {
  const [removing, setRemoving] = useState<string>();
  const [problem, setProblem] = useState<UploadProblem>();
  const remove = async (file: UploadedFile): Promise<void> => {
    setRemoving(file.id);
    setProblem(undefined);
    try {
      await removeDocument(file.id);
      onRemoved(file);
    } catch (error) {
      setProblem(uploadProblem(() => text('upload.removeFailed'), file.name, error));
    } finally {
      setRemoving(undefined);
    }
  };
  return { removing, problem, remove, settle: () => setProblem(undefined) };
}
