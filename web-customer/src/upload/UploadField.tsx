import type { UploadedFile } from '@kontor/domain/application/application';
import type { DocumentType } from '@kontor/domain/document/document';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { text } from '../texts/fields-text.js';
import { describedBy, FieldBox, FieldError, Hint, Label, Optional } from '../ui/Field.js';
import { Notice } from '../ui/Notice.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { fieldId } from '../violations/field-id.js';
import { documentsQuery } from './upload-documents.js';
import { uploadRules } from './upload-rules.js';
import { UploadArea } from './UploadArea.js';
import { UploadList } from './UploadList.js';
import { useFieldMessage } from '../form/use-field-message.js';
import { useUploadField } from './use-upload-field.js';
import { useFlash } from './use-flash.js';
import type { UploadProblem } from './upload-problem.js';

/** How long the area is red after a failed upload (R2 §8). */
const flashMs = 2_500;

interface UploadFieldProps {
  readonly name: string;
  readonly documentType: DocumentType;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
}

/** Documents of a form: chosen or dropped, uploading, uploaded, removed (R2 §5 "Generic file upload"). */
export function UploadField({ name, documentType, label, hint, optional = false }: UploadFieldProps) {
  const id = fieldId(name);
  const input = useRef<HTMLInputElement>(null);
  const field = useUploadField({ name, documentType, refocus: () => input.current?.focus() });
  const sizes = useSizes(field.files);
  const message = useFieldMessage(name);
  const refused = field.refused.length > 0;
  const flash = useFlash(field.failure, flashMs);
  return (
    <FieldBox wrong={message !== undefined || refused}>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional /> : null}
      </Label>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      <UploadArea
        input={input}
        rulesId={`${id}-rules`}
        rules={uploadRules()}
        flash={flash}
        onChoose={(files) => field.choose(files, [...sizes.values()])}
        attributes={{
          id,
          name,
          'aria-invalid': message !== undefined || refused,
          ...(optional ? {} : { 'aria-required': true }),
          ...describedBy(
            hint !== undefined && `${id}-hint`,
            `${id}-rules`,
            message !== undefined && `${id}-error`,
            refused && `${id}-refused`,
          ),
        }}
      />
      <UploadList label={label} sizes={sizes} field={field} />
      <div role="alert" id={`${id}-refused`}>
        {field.refused.map((reason, index) => (
          <FieldError key={index} id={`${id}-refused-${index}`}>
            {reason()}
          </FieldError>
        ))}
      </div>
      {field.problem === undefined ? null : <ProblemNotice problem={field.problem} />}
      {message === undefined ? null : <FieldError id={`${id}-error`}>{message}</FieldError>}
      <VisuallyHidden role="status">{field.said}</VisuallyHidden>
    </FieldBox>
  );
}

function ProblemNotice({ problem: { title, detail, errorNumber } }: { readonly problem: UploadProblem }) {
  return (
    <div style={{ marginTop: 12 }}>
      <Notice tone="error" title={title()} live>
        <p>{detail()}</p>
        {errorNumber === undefined ? null : <Hint as="p">{text('upload.number', { number: errorNumber })}</Hint>}
      </Notice>
    </div>
  );
}

/** Bytes by the id of a file; the form has only names, so unknown sizes are read from the server. */
function useSizes(files: readonly UploadedFile[]): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({ ...documentsQuery, enabled: files.length > 0 });
  const known = new Map(data.map(({ id, sizeBytes }) => [id, sizeBytes]));
  return new Map(files.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) ?? 0] as const] : [])));
}
