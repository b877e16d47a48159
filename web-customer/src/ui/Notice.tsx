import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: InfoOutlined, success: CheckCircleOutlined, warning: WarningAmberOutlined, error: ErrorOutlined };

const Box = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '16px 20px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette[tone].text}`,
    borderLeftWidth: 5,
    background: theme.vars.palette[tone].tint,
    color: theme.vars.palette.text.primary,
    textAlign: 'left',
    '& > svg': { color: theme.vars.palette[tone].text, marginTop: 2 },
  }),
);

const Title = styled('p')({ fontWeight: 600 });
const Body = styled('div')({ overflowWrap: 'anywhere', '& > * + *': { marginTop: 8 } });

interface NoticeProps {
  readonly tone: Tone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Errors are announced at once, everything else when the reader pauses. */
  readonly live?: boolean | undefined;
}

/** What happened, and what to do. */
export function Notice({ tone, title, children, live = false }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <Box tone={tone} {...(live ? { role } : {})}>
      <Icon aria-hidden />
      <Body>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </Body>
    </Box>
  );
}
