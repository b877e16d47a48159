import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { text } from '../../../texts/order-text.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { SummaryLine } from './summary-line.js';

const Box = styled('section')(({ theme }) => ({
  padding: '24px 28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { padding: '20px' },
  scrollMarginTop: 24,
  '&:focus-visible': { borderRadius: 10 },
  '@media print': { padding: '0 0 6mm', border: 0, borderRadius: 0 },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  '& h2': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { flex: 'none', padding: '4px 0' },
  '@media print': { '& a': { display: 'none' } },
});

const Rows = styled('dl')(({ theme }) => ({
  margin: '12px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: '0 24px',
    padding: '8px 0',
    lineHeight: 1.4,
    breakInside: 'avoid',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // On a phone the answer is at the end of the line, and below its label where it has no space.
  [theme.breakpoints.down('sm')]: {
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px', padding: '9px 0' },
  },
}));

const Under = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

interface SummarySectionProps {
  /** The id by which an address names the section. */
  readonly id?: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly lines?: readonly SummaryLine[];
  /** Link to edit the section; undefined when it cannot be edited. */
  readonly changeAt?: string | undefined;
  readonly children?: ReactNode;
}

/** One section of the entered data, with a link to edit it. */
export function SummarySection({ id: anchor, title, subtitle, lines = [], changeAt, children }: SummarySectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} {...(anchor === undefined ? {} : { id: anchor, tabIndex: -1 })}>
      <Head>
        <h2 id={id}>{title}</h2>
        {changeAt === undefined ? null : (
          <Link to={changeAt}>
            {text('summary.change')}
            <VisuallyHidden>{text('summary.changeOf', { title })}</VisuallyHidden>
          </Link>
        )}
      </Head>
      {subtitle === undefined ? null : <Under>{subtitle}</Under>}
      {lines.length === 0 ? null : (
        <Rows>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      )}
      {children}
    </Box>
  );
}
