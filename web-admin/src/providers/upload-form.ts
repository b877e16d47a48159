import { createUploader } from '@kontor/api/upload/upload-file';
import { api } from './api.js';
import { tokens } from './tokens.js';

/** Called with the part of the file that was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The body of an upload. */
export function formWith(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

export const uploader = createUploader({ baseUrl: '/api', tokens, refresh: () => api.refresh() });
