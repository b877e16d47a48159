import AttachFile from '@mui/icons-material/AttachFile';
import { acceptAttribute } from '@kontor/domain/document/file-rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionButton } from './button/ActionButton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly isRunning?: boolean;
  readonly icon?: ReactNode;
  readonly name?: string;
  /** The key that presses the button. */
  readonly shortcut?: string;
  /** The last upload failed; the button is red for a moment (R3 §8). */
  readonly hasFailed?: boolean;
  readonly onChoose: (file: File) => void;
}

/** How long a failed upload is marked, ms (R3 §8). */
const flashMs = 2_500;

function useFlash(isOn: boolean): boolean {
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    setLit(isOn);
    if (!isOn) return;
    const timer = setTimeout(() => setLit(false), flashMs);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isLit;
}

export function FileButton({
  children,
  isRunning = false,
  icon,
  name,
  shortcut,
  hasFailed = false,
  onChoose,
}: FileButtonProps) {
  const isRed = useFlash(hasFailed);
  const field = useRef<HTMLInputElement>(null);
  const accept = acceptAttribute(navigator.userAgent);
  return (
    <>
      <ActionButton
        size="small"
        variant="outlined"
        isRunning={isRunning}
        color={isRed ? 'error' : 'primary'}
        startIcon={icon ?? <AttachFile />}
        onClick={() => field.current?.click()}
        {...(name === undefined ? {} : { 'aria-label': name })}
        {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      >
        {children}
      </ActionButton>
      <VisuallyHidden>
        <input
          ref={field}
          type="file"
          tabIndex={-1}
          aria-hidden
          {...(accept === undefined ? {} : { accept })}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) onChoose(file);
          }}
        />
      </VisuallyHidden>
    </>
  );
}
