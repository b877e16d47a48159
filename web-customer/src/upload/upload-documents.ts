import {
  deleteBusinessDocument,
  listBusinessDocuments,
  uploadBusinessDocuments,
} from '@kontor/api/document/document.routes';
import type { BusinessDocument } from '@kontor/api/document/document.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { createUploader } from '@kontor/api/upload/upload-file';
import type { DocumentType } from '@kontor/domain/document/document';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../app/session/session.js';
import { tokens } from '../app/session/tokens.js';

const uploader = createUploader({ baseUrl: '/api', tokens, refresh: () => api.refresh() });

interface Upload {
  readonly file: File;
  readonly documentType: DocumentType;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Uploads one document. @throws ApiProblem, and AbortError once `signal` ended it. */
export async function uploadDocument({ file, documentType, ...rest }: Upload): Promise<BusinessDocument | undefined> {
  const body = new FormData();
  body.append('document_type', documentType);
  body.append('files[]', file, file.name);
  return (await uploader.upload(uploadBusinessDocuments, { body, ...rest }))[0];
}

/** Removes a document; no error when it does not exist. @throws ApiProblem */
export async function removeDocument(id: string): Promise<void> {
  try {
    await api.send(deleteBusinessDocument, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
  }
}

/** The documents on the server, with the sizes that the form does not have. */
export const documentsQuery = queryOptions({
  queryKey: ['business-documents'],
  queryFn: async ({ signal }) => (await api.send(listBusinessDocuments, { signal })).data,
  staleTime: Infinity,
});
