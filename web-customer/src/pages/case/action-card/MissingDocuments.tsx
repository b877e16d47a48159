import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { select, uploadRules } from '../../../upload/upload-rules.js';
import { UploadArea } from '../../../upload/UploadArea.js';
import type { Words } from '../../../texts/create-text.js';
import { text } from '../../../texts/case-text.js';
import { Button } from '../../../ui/Button.js';
import { describedBy, FieldBox, FieldError, Hint, Label } from '../../../ui/Field.js';
import { ChosenFiles } from '../../message/ChosenFiles.js';
import { CardActions } from './CardActions.js';
import { boxLabel, type BoxChange, type DocumentBox } from './document-boxes.js';
import { useOwnDocuments } from './own-documents.js';
import type { missingDocumentsOf } from '../own-case/case-person.js';
import { useMissingDocuments } from './use-missing-documents.js';

const Boxes = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The documents the bank requires, by type (R2 §4.1, 230 and 245). */
export function MissingDocuments({ types, details }: ReturnType<typeof missingDocumentsOf>) {
  const { boxes, attempted, sending, share, change, send } = useMissingDocuments(types);
  const current = sending ? boxes.find(({ files }) => files.length > 0)?.type : undefined;
  return (
    <>
      {details === '' ? null : <p>{details}</p>}
      {boxes.length > 1 ? <p>{text('documents.each')}</p> : null}
      <Boxes>
        {boxes.map((box) => (
          <Box
            key={box.type}
            box={box}
            wrong={attempted && box.files.length + box.uploaded.length === 0}
            share={sending ? (box.type === current ? share : 0) : undefined}
            onChange={(what) => change(box.type, what)}
          />
        ))}
      </Boxes>
      <CardActions>
        <Button busy={sending} onClick={() => void send()}>
          {text(sending ? 'documents.sending' : 'documents.send')}
        </Button>
      </CardActions>
    </>
  );
}

interface BoxProps {
  readonly box: DocumentBox;
  readonly wrong: boolean;
  readonly share: number | undefined;
  readonly onChange: (change: BoxChange<File>) => void;
}

function Box({ box, wrong, share, onChange }: BoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Words[]>([]);
  const type = boxLabel(box);
  const uploaded = [...new Set([...useOwnDocuments(box.type), ...box.uploaded])];
  const choose = (files: readonly File[]): void => {
    const present = box.files.map(({ file }) => file.size);
    const { taken, problems } = select(files, present);
    setRefused(problems);
    onChange({ type: 'chosen', files: taken.map((file) => ({ key: crypto.randomUUID(), file })) });
  };
  return (
    <FieldBox wrong={wrong || refused.length > 0}>
      <Label htmlFor={id}>{text('documents.label', { type })}</Label>
      {uploaded.length === 0 ? null : <Hint>{text('documents.uploaded', { names: uploaded.join(', ') })}</Hint>}
      <UploadArea
        input={input}
        rulesId={`${id}-rules`}
        rules={uploadRules()}
        flash={false}
        onChoose={choose}
        attributes={{
          id,
          'aria-required': true,
          'aria-invalid': wrong || refused.length > 0,
          ...describedBy(`${id}-rules`, (wrong || refused.length > 0) && `${id}-error`),
        }}
      />
      <ChosenFiles
        label={text('documents.list', { type })}
        files={box.files}
        share={share}
        onRemove={(key) => {
          onChange({ type: 'removed', key });
          input.current?.focus();
        }}
      />
      <div id={`${id}-error`} role="alert">
        {refused.map((reason, index) => (
          <FieldError key={index} id={`${id}-error-${index}`}>
            {reason()}
          </FieldError>
        ))}
        {wrong ? <FieldError id={`${id}-error-none`}>{text('documents.missing')}</FieldError> : null}
      </div>
    </FieldBox>
  );
}
