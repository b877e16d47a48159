import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { PreviewBox } from '../../ui/PreviewBox.js';
import type { Question } from './use-question.js';

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > p': { margin: 0, fontSize: 14, color: theme.vars.palette.text.secondary },
}));

/** Which documents the question asks for, by the names that the customer reads. */
export function AskedDocuments({ question: { askable, asked, choose } }: { readonly question: Question }) {
  const hintId = useId();
  return (
    <FieldGroup title="Welche Unterlagen fehlen? (optional)" describedBy={hintId}>
      <Boxes>
        <p id={hintId}>
          Die Namen ersetzen {'{Unterlage}'} in Ihrer Nachricht. Ohne {'{Unterlage}'} stehen sie am Ende.
        </p>
        {askable.map((document) => (
          <CheckRow
            key={document.type}
            label={document.name}
            checked={asked.some(({ type }) => type === document.type)}
            onChange={(isAsked) => choose(document, isAsked)}
          />
        ))}
      </Boxes>
    </FieldGroup>
  );
}

/** The question with the names in it. */
export function QuestionPreview({ question: { asked, text } }: { readonly question: Question }) {
  if (asked.length === 0) return null;
  return (
    <PreviewBox title="So liest es der Kunde" heading="h3">
      <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
    </PreviewBox>
  );
}
