import type { UploadedFile } from '@kontor/domain/application/application';
import type { DocumentType } from '@kontor/domain/document/document';
import { useWatch } from 'react-hook-form';
import { FormConfirmation } from '../../../form/FormConfirmation.js';
import { Reveal } from '../../../form/Reveal.js';
import { UploadField } from '../../../upload/UploadField.js';

interface ConfirmedUploadProps {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly label: string;
  readonly hint: string;
  /** Confirmation that is shown once there are documents. */
  readonly confirmation: string;
}

/** Documents, and the confirmation that they are complete and valid. */
export function ConfirmedUpload({ name, confirmation, ...upload }: ConfirmedUploadProps) {
  const files = useWatch({ name }) as readonly UploadedFile[] | undefined;
  return (
    <Reveal open={(files ?? []).length > 0} question={<UploadField name={name} {...upload} />}>
      <FormConfirmation name={`${name}Checkbox`}>{confirmation}</FormConfirmation>
    </Reveal>
  );
}
