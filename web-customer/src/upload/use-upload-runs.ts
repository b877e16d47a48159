import type { BusinessDocument } from '@kontor/api/document/document.schema';
import type { DocumentType } from '@kontor/domain/document/document';
import { useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { text } from '../texts/fields-text.js';
import { uploadDocument } from './upload-documents.js';
import { uploadProblem, type UploadProblem } from './upload-problem.js';
import { createUploadRuns, type UploadRuns } from './upload-runs.js';

type Runs = UploadRuns<File, UploadProblem>;

/** By form and field name: they live as long as the form, not as long as a field is rendered. */
const runsOfForms = new WeakMap<object, Map<string, Runs>>();

interface RunsOptions {
  readonly name: string;
  readonly documentType: DocumentType;
  /** Adds an uploaded document to the form. */
  readonly put: (document: BusinessDocument) => void;
}

/** The uploads of a field of this form, which survive when the field is not rendered. */
export function useUploadRuns(options: RunsOptions) {
  const { control } = useFormContext();
  const runs = runsOf(control, options);
  return { ...useSyncExternalStore(runs.subscribe, runs.state), runs };
}

function runsOf(form: object, { name, documentType, put }: RunsOptions): Runs {
  const ofForm = runsOfForms.get(form) ?? new Map<string, Runs>();
  runsOfForms.set(form, ofForm);
  const known = ofForm.get(name);
  if (known !== undefined) return known;
  const runs = createUploadRuns<File, BusinessDocument | undefined, UploadProblem>({
    upload: (upload) => uploadDocument({ ...upload, documentType }),
    onUploaded: (document) => {
      if (document !== undefined) put(document);
    },
    failureOf: (error, file, others) => {
      const problem = uploadProblem(() => text('upload.failed'), file.name, error);
      return others === 0
        ? problem
        : { ...problem, detail: () => `${problem.detail()} ${text('upload.failedOthers')}` };
    },
  });
  ofForm.set(name, runs);
  return runs;
}
