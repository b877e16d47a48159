import type { BusinessDocument } from '@kontor/api/document/document.schema';
import type { UploadedFile } from '@kontor/domain/application/application';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form';
import { documentsQuery } from './upload-documents.js';

/** The files in one field of a form. */
export interface FormFiles {
  readonly put: (document: BusinessDocument) => void;
  readonly take: (id: string) => void;
}

/** The server keeps one document for equal files, so the form must not contain it twice. */
function formFiles({ getValues, setValue }: UseFormReturn, client: QueryClient, name: string): FormFiles {
  const without = (id: string): readonly UploadedFile[] =>
    ((getValues(name) as readonly UploadedFile[] | undefined) ?? []).filter((file) => file.id !== id);
  const write = (files: readonly UploadedFile[]): void => setValue(name, files, { shouldDirty: true });
  return {
    put: (document) => {
      client.setQueryData(documentsQuery.queryKey, (known: readonly BusinessDocument[] = []) => [...known, document]);
      void client.invalidateQueries({ queryKey: documentsQuery.queryKey });
      write([...without(document.id), { id: document.id, name: document.filename }]);
    },
    take: (id) => write(without(id)),
  };
}

/** The files of a field and functions that change them, also when the field is not rendered. */
export function useFormFiles(name: string): { readonly files: readonly UploadedFile[] } & FormFiles {
  const form = useFormContext();
  const client = useQueryClient();
  const files = (useWatch({ name }) as readonly UploadedFile[] | undefined) ?? [];
  const changes = useMemo(() => formFiles(form, client, name), [form, client, name]);
  return { files, ...changes };
}
