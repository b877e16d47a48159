import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Info from '@mui/icons-material/Info';
import Warning from '@mui/icons-material/Warning';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type NoticeTone = 'danger' | 'warning' | 'info' | 'success';

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: NoticeTone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  const colour = { danger: palette.error, warning: palette.warning, info: palette.info, success: palette.success }[
    tone
  ];
  return {
    display: 'flex',
    gap: 10,
    padding: '10px 14px',
    borderRadius: 8,
    borderLeft: `4px solid ${colour.text}`,
    background: colour.tint,
    color: palette.text.primary,
    '& > svg': { flex: 'none', marginTop: 1, fontSize: 20, color: colour.text },
    '& > div': { minWidth: 0, flex: 1, display: 'grid', gap: 6, justifyItems: 'start' },
  };
});

const icons = { danger: ErrorIcon, warning: Warning, info: Info, success: CheckCircle };

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Announced by screen readers: a problem as an alert, everything else as a status. Off for notices of the first render. */
  readonly live?: boolean;
  readonly end?: ReactNode;
}

export function Notice({ tone, title, children, live = false, end }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Box tone={tone} {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}>
      <Icon aria-hidden />
      <div>
        {title === undefined ? null : <strong>{title}</strong>}
        {children}
      </div>
      {end}
    </Box>
  );
}
