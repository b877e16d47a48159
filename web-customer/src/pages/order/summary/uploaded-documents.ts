import type { Firma, UploadedFile } from '@kontor/domain/application/application';
import type { FormKey } from '../../../progress/form-status.js';
import { documentLabel } from '../../../texts/form-labels.js';

/** Files of one type, and the form they were uploaded with. */
export interface UploadedDocuments {
  readonly form: FormKey;
  readonly label: string;
  readonly files: readonly UploadedFile[];
}

/** The uploaded documents by type; types without a file are left out. */
export function uploadedDocuments({ file, gwgFile, transparenzRegister }: Firma): readonly UploadedDocuments[] {
  const types = [
    ['FOUNDATION_DOCUMENT', 'company', file],
    ['SHARE_HOLDERS_AGREEMENT', 'gwg', gwgFile],
    ['OTHER__TRANSPARENZ_REGISTER', 'company', transparenzRegister],
  ] as const;
  return types.flatMap(([type, form, files = []]) =>
    files.length === 0 ? [] : [{ form, label: documentLabel(type), files }],
  );
}
