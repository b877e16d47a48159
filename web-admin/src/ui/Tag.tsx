import { styled } from '@mui/material/styles';
import type { StatusTone } from './status/status-look.js';

export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone?: StatusTone }>(({
  theme,
  tone = 'neutral',
}) => {
  const { palette } = theme.vars;
  const colour = { danger: palette.error, warning: palette.warning, info: palette.info, success: palette.success };
  const [ink, tint] =
    tone === 'neutral' ? [palette.text.secondary, palette.background.default] : [colour[tone].text, colour[tone].tint];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '1px 8px',
    borderRadius: 999,
    border: `1px solid ${tone === 'neutral' ? palette.divider : 'transparent'}`,
    background: tint,
    color: ink,
    fontSize: 13,
    fontWeight: 600,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    '& svg': { fontSize: 15 },
  };
});
