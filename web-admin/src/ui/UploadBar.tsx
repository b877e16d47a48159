import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const Line = styled('div')(({ theme }) => ({
  width: '100%',
  display: 'grid',
  gap: 4,
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
}));

/** `share` is the part of the file that was sent, from 0 to 1. */
export function UploadBar({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Line>
      <LinearProgress variant="determinate" value={percent} aria-label="Hochladen" />
      <span>{percent < 100 ? `${percent} % hochgeladen` : 'Hochgeladen, wird geprüft …'}</span>
    </Line>
  );
}
