import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { PreviewBox } from '../../ui/PreviewBox.js';
import type { Question } from './use-question.js';

/** Which documents the question asks for, by the names that the customer reads. */
export function AskedDocuments({ question: { askable, asked, choose } }: { readonly question: Question }) {
  return (
    <FieldGroup title="Welche Unterlagen fehlen? (optional)">
      {/* One cell: rows of the group stand further apart. */}
      <div>
        {askable.map((document) => (
          <CheckRow
            key={document.type}
            label={document.name}
            checked={asked.includes(document)}
            onChange={(isAsked) => choose(document, isAsked)}
          />
        ))}
        <small>
          Die Namen ersetzen {'{Unterlage}'} in Ihrer Nachricht. Ohne {'{Unterlage}'} stehen sie an ihrem Ende.
        </small>
      </div>
    </FieldGroup>
  );
}

/** The question with the names in it. */
export function QuestionPreview({ question: { asked, text } }: { readonly question: Question }) {
  if (asked.length === 0) return null;
  return (
    <PreviewBox title="So liest es der Kunde">
      <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
    </PreviewBox>
  );
}
