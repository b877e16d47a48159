import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ComponentProps, type DragEvent, type RefObject } from 'react';
import { text } from '../texts/fields-text.js';
import { Hint } from '../ui/Field.js';
import { acceptOn } from './upload-rules.js';

type Look = 'still' | 'over' | 'failed';

const Area = styled('label', { shouldForwardProp: (name) => name !== 'look' })<{ readonly look: Look }>(({
  theme,
  look,
}) => {
  const { palette } = theme.vars;
  const edge = { still: palette.text.secondary, over: palette.primary.text, failed: palette.error.text }[look];
  const ground = { still: palette.background.paper, over: palette.primary.tint, failed: palette.error.tint }[look];
  return {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 2,
    marginTop: 10,
    padding: '20px 16px',
    textAlign: 'center',
    border: `1.5px dashed ${edge}`,
    borderRadius: 10,
    background: ground,
    cursor: 'pointer',
    transition: 'border-color 150ms, background-color 150ms',
    '&:hover': { borderColor: palette.primary.text, background: palette.primary.tint },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& svg': { fontSize: '28px', color: palette.primary.text },
    '& strong': { fontWeight: 600, color: palette.primary.text, textDecoration: 'underline' },
    '@media (hover: none)': { '& .drop': { display: 'none' } },
  };
});

/** Covers the whole area, so that the browser's own drop target is as large; in its normal place for screen readers. */
const Chooser = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

interface UploadAreaProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly rulesId: string;
  readonly rules: string;
  /** Shows for a moment that an upload failed. */
  readonly flash: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  readonly attributes: ComponentProps<'input'>;
}

/** A file input for keyboard, pointer and drag and drop. */
export function UploadArea({ input, rulesId, rules, flash, onChoose, attributes }: UploadAreaProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <Area
      look={flash ? 'failed' : over ? 'over' : 'still'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUploadOutlined aria-hidden />
      <span>
        <strong>{text('upload.choose')}</strong> <span className="drop">{text('upload.drop')}</span>
      </span>
      <Hint as="span" id={rulesId}>
        {rules}
      </Hint>
      <Chooser
        {...attributes}
        ref={input}
        type="file"
        multiple
        accept={acceptOn(navigator)}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Area>
  );
}
