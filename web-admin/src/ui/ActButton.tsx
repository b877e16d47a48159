import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface ActButtonProps extends Omit<ButtonProps, 'disabled' | 'loading'> {
  /** The act is under way: the button says so, and a second click does nothing. */
  readonly isRunning?: boolean;
  readonly disabled?: boolean;
}

/** A button that names an act and shows that it runs. It keeps the focus meanwhile. */
export function ActButton({
  isRunning = false,
  disabled = false,
  onClick,
  startIcon,
  children,
  ...rest
}: ActButtonProps) {
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
