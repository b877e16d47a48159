import { maxMessageLength } from '@kontor/domain/message/message';
import { Notice } from '../../ui/notice/Notice.js';
import { TextInput } from '../../ui/fields/TextInput.js';

interface ReasonInputProps {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Why an act is done; it becomes an internal note. */
export function ReasonInput({ reason, onChange }: ReasonInputProps) {
  return (
    <TextInput
      label="Begründung"
      hint="Wird als interne Notiz dokumentiert"
      multiline
      minRows={3}
      value={reason}
      onChange={(text) => onChange(text.slice(0, maxMessageLength))}
    />
  );
}

/** Who is not identified, each by name. */
export function UnidentifiedNotice({
  persons,
  children,
}: {
  readonly persons: readonly string[];
  readonly children: string;
}) {
  return (
    <Notice tone="warning" title="Nicht alle Personen sind identifiziert">
      <ul>
        {persons.map((person) => (
          <li key={person}>{person}</li>
        ))}
      </ul>
      <p>{children}</p>
    </Notice>
  );
}

interface UnidentifiedReasonProps extends ReasonInputProps {
  readonly persons: readonly string[];
  /** What the bank takes upon itself. */
  readonly consequence: string;
}

/** Why an act is done although persons are not identified; nothing where everybody is. */
export function UnidentifiedReason({ persons, consequence, reason, onChange }: UnidentifiedReasonProps) {
  if (persons.length === 0) return null;
  return (
    <>
      <UnidentifiedNotice persons={persons}>{consequence}</UnidentifiedNotice>
      <ReasonInput reason={reason} onChange={onChange} />
    </>
  );
}
