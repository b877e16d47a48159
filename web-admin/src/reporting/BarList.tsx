import { styled } from '@mui/material/styles';
import type { LabelledCount } from '@kontor/domain/reporting/case-report';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxWidth: 480,
  margin: 0,
  '& div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 12 },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& svg': { gridColumn: '1 / -1', display: 'block', height: 8 },
  '& .track': { fill: theme.vars.palette.divider },
  '& .bar': { fill: theme.vars.palette.primary.main },
}));

/** Numbers as bars, each relative to the largest. */
export function BarList({ counts, none }: { readonly counts: readonly LabelledCount[]; readonly none: string }) {
  const most = Math.max(0, ...counts.map(({ count }) => count));
  if (most === 0) return <p>{none}</p>;
  return (
    <List>
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
          <svg width="100%" aria-hidden>
            <rect className="track" width="100%" height="8" rx="4" />
            <rect className="bar" width={`${(count / most) * 100}%`} height="8" rx="4" />
          </svg>
        </div>
      ))}
    </List>
  );
}
