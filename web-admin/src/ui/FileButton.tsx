import AttachFile from '@mui/icons-material/AttachFile';
import { acceptAttribute } from '@kontor/domain/document/file-rules';
import { useRef, type ReactNode } from 'react';
import { ActionButton } from './ActionButton.js';
import { VisuallyHidden } from './VisuallyHidden.js';

interface FileButtonProps {
  readonly children: ReactNode;
  readonly isRunning?: boolean;
  readonly icon?: ReactNode;
  readonly name?: string;
  readonly onChoose: (file: File) => void;
}

export function FileButton({ children, isRunning = false, icon, name, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const accept = acceptAttribute(navigator.userAgent);
  return (
    <>
      <ActionButton
        size="small"
        variant="outlined"
        isRunning={isRunning}
        startIcon={icon ?? <AttachFile />}
        onClick={() => field.current?.click()}
        {...(name === undefined ? {} : { 'aria-label': name })}
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
