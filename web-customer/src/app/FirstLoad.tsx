import { styled } from '@mui/material/styles';
import { text } from '../texts/text.js';
import { Bone } from '../ui/Bone.js';
import { Delayed } from '../ui/Delayed.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { hasFirstFrame } from './first-frame.js';

/** The room of the header. */
export const HeaderSpace = styled('div')(({ theme }) => ({
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

/** The outline of a page while the first of it is on its way; what the server wrote already says more. */
export function FirstLoad() {
  if (hasFirstFrame()) return null;
  return (
    <>
      <HeaderSpace />
      <Delayed>
        <Body role="status">
          <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
          <Bone style={{ height: 40, maxWidth: 560 }} />
          <Bone style={{ maxWidth: 420 }} />
          <Cards>
            {[1, 2, 3].map((card) => (
              <Bone key={card} style={{ height: 380 }} />
            ))}
          </Cards>
        </Body>
      </Delayed>
    </>
  );
}
