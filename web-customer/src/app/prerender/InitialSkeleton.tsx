import { styled } from '@mui/material/styles';
import { text } from '../../texts/text.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Delayed } from '../../ui/Delayed.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { hasPrerenderedShell } from './prerendered-shell.js';

/** Placeholder with the height of the header. */
export const HeaderPlaceholder = styled('div')(({ theme }) => ({
  height: 69,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { height: 61 },
}));

const Body = styled('div')({
  width: '100%',
  maxWidth: 1248,
  margin: '0 auto',
  padding: '48px 24px',
  display: 'grid',
  gap: 20,
});

const Cards = styled('div')(({ theme }) => ({
  marginTop: 28,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(3, 1fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

/** Skeleton while the app loads, unless the page was prerendered. */
export function InitialSkeleton() {
  if (hasPrerenderedShell()) return null;
  return (
    <>
      <HeaderPlaceholder />
      <Delayed>
        <Body role="status">
          <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
          <Skeleton style={{ height: 40, maxWidth: 560 }} />
          <Skeleton style={{ maxWidth: 420 }} />
          <Cards>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} style={{ height: 380 }} />
            ))}
          </Cards>
        </Body>
      </Delayed>
    </>
  );
}
