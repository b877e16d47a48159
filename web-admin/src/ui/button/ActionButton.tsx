import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface ActionButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  readonly isRunning?: boolean;
  readonly disabled?: boolean;
}

/** Shows progress while its action runs, keeps the focus and ignores further clicks. */
export function ActionButton({
  isRunning = false,
  disabled = false,
  onClick,
  startIcon,
  children,
  ...rest
}: ActionButtonProps) {
  const blocked = isRunning || disabled;
  return (
    <Button
      variant="contained"
      {...rest}
      aria-disabled={blocked}
      startIcon={isRunning ? <CircularProgress size={16} color="inherit" aria-hidden /> : startIcon}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
      {...(disabled ? { sx: { opacity: 0.55, cursor: 'not-allowed' } } : {})}
    >
      {children}
    </Button>
  );
}
