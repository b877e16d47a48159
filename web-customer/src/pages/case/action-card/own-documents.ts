import { ApiProblem } from '@kontor/api/problem/api-problem';
import { getBusinessDocumentType } from '@kontor/api/document/document.routes';
import type { DocumentType } from '@kontor/domain/document/document';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/session/session.js';

/** The own documents of a type; null when they cannot be read (R2 §7). */
async function readDocumentType(type: DocumentType, signal: AbortSignal) {
  try {
    return (await api.send(getBusinessDocumentType, { params: { type }, signal })).data;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 401) throw error;
    return null;
  }
}

/** Names of the documents of a type that the server has. */
export function useOwnDocuments(type: DocumentType): readonly string[] {
  const { data } = useQuery({
    queryKey: ['business-documents', type],
    queryFn: ({ signal }) => readDocumentType(type, signal),
  });
  return (data?.documents ?? []).map(({ filename }) => filename);
}
