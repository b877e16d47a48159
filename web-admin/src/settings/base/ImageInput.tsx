import Image from '@mui/icons-material/Image';
import Delete from '@mui/icons-material/Delete';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';

const types = ['image/png', 'image/jpeg', 'image/svg+xml'];
/** Of a chosen file in bytes: the settings are sent in one request of up to 1 MiB, and an image grows by a third. */
const maxBytes = 200_000;

const Shown = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& img': {
    maxHeight: 48,
    maxWidth: 200,
    padding: 4,
    background: '#fff',
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface ImageInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** The address of an image, or a chosen file that is stored with the settings. */
export function ImageInput({ label, value, onChange, error, hint }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const choosing = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const isStored = value.startsWith('data:');
  const choose = async (file: File | undefined): Promise<void> => {
    setProblem(problemOf(file));
    if (file !== undefined && problemOf(file) === undefined) onChange(await dataAddressOf(file));
  };
  const remove = (): void => {
    setProblem(undefined);
    onChange('');
    // The same file can be chosen again, and the focus does not vanish with the button.
    if (input.current !== null) input.current.value = '';
    choosing.current?.focus();
  };
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <TextInput
        label={label}
        value={isStored ? '' : value}
        placeholder={isStored ? 'Eigenes Bild' : ''}
        inputMode="url"
        error={error ?? problem}
        {...(hint === undefined ? {} : { hint })}
        onChange={onChange}
      />
      <Shown>
        <ActionButton
          size="small"
          variant="outlined"
          startIcon={<Image />}
          aria-label={`${label}: Bild auswählen`}
          ref={choosing}
          onClick={() => input.current?.click()}
        >
          Bild auswählen
        </ActionButton>
        {value === '' ? null : (
          <>
            <ActionButton
              size="small"
              variant="outlined"
              startIcon={<Delete />}
              aria-label={`${label}: Bild entfernen`}
              onClick={remove}
            >
              Bild entfernen
            </ActionButton>
            <img src={value} alt={`${label}: Vorschau`} />
          </>
        )}
      </Shown>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={types.join(',')}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </VisuallyHidden>
    </div>
  );
}

function problemOf(file: File | undefined): string | undefined {
  if (file === undefined) return undefined;
  if (!types.includes(file.type)) return 'Bitte wählen Sie ein Bild im Format PNG, JPEG oder SVG.';
  return file.size > maxBytes ? 'Das Bild ist zu groß. Es darf höchstens 200 kB haben.' : undefined;
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
