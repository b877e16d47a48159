import AttachFile from '@mui/icons-material/AttachFile';
import { acceptAttribute } from '@kontor/domain/document/file-rules';
import { useRef, type ReactNode } from 'react';
import { ActButton } from './ActButton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly isRunning?: boolean;
  readonly icon?: ReactNode;
  readonly name?: string;
  readonly onChoose: (file: File) => void;
}

/** A button that opens the choice of one file. The same file can be chosen again. */
export function FileButton({ children, isRunning = false, icon, name, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const accept = acceptAttribute(navigator.userAgent);
  return (
    <>
      <ActButton
        size="small"
        variant="outlined"
        isRunning={isRunning}
        startIcon={icon ?? <AttachFile />}
        onClick={() => field.current?.click()}
        {...(name === undefined ? {} : { 'aria-label': name })}
      >
        {children}
      </ActButton>
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
