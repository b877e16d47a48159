import CheckCircle from '@mui/icons-material/CheckCircle';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';

const Box = styled('div')(({ theme }) => ({
  marginTop: 32,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: '20px 24px',
  borderRadius: 10,
  background: theme.vars.palette.success.tint,
  border: `1px solid ${theme.vars.palette.success.text}`,
  '& p': { display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600, flex: '1 1 240px' },
  '& svg': { color: theme.vars.palette.success.text, fontSize: '28px' },
}));

interface WaitThenGoProps {
  readonly to: string;
  readonly afterMs: number;
  readonly message: string;
}

/** A success message that redirects after a delay; a button redirects at once. */
export function DelayedRedirect({ to, afterMs, message }: WaitThenGoProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [navigate, to, afterMs]);
  return (
    <Box>
      <p role="status">
        <CheckCircle aria-hidden />
        {message}
      </p>
      <ButtonLink to={to}>{text('action.next')}</ButtonLink>
    </Box>
  );
}
