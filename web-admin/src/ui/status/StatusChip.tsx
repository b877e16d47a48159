import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { styled } from '@mui/material/styles';
import { statusLook, type StatusTone } from './status-look.js';

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'outlined' })<{
  readonly tone: StatusTone;
  readonly outlined: boolean;
}>(({ theme, tone, outlined }) => {
  const { palette } = theme.vars;
  const colour = { danger: palette.error, warning: palette.warning, info: palette.info, success: palette.success };
  const [ink, tint] =
    tone === 'neutral' ? [palette.text.secondary, palette.background.default] : [colour[tone].text, colour[tone].tint];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    padding: '2px 10px',
    borderRadius: 999,
    border: `1px solid ${outlined ? ink : 'transparent'}`,
    ...(tone === 'neutral' ? { borderColor: palette.divider } : {}),
    background: outlined ? palette.background.paper : tint,
    color: ink,
    fontSize: 14,
    fontWeight: 600,
    lineHeight: '20px',
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& small': { flex: 'none', fontSize: 12, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
    '& svg': { flex: 'none', fontSize: 16 },
  };
});

interface StatusChipProps {
  readonly code: number;
  readonly title: string;
  /** Whom the case waits for. */
  readonly waitingFor: string | null;
}

export function StatusChip({ code, title, waitingFor }: StatusChipProps) {
  const { tone, isHold } = statusLook(code, waitingFor);
  return (
    <Chip tone={tone} outlined={isHold} title={title}>
      {isHold ? <PriorityHigh titleAccess="Freigabe erforderlich" /> : null}
      <span>{title}</span>
      <small>{code}</small>
    </Chip>
  );
}
