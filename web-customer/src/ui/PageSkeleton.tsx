import { styled } from '@mui/material/styles';
import { text } from '../texts/case-text.js';
import { Skeleton } from './Skeleton.js';
import { Delayed } from './Delayed.js';
import { VisuallyHidden } from './VisuallyHidden.js';

const Body = styled('div')({ marginTop: 32, display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Placeholder while the case is loading. */
export function PageSkeleton() {
  return (
    <Delayed>
      <Body role="status">
        <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
        <Skeleton style={{ height: 220 }} />
        <Skeleton style={{ height: 120 }} />
      </Body>
    </Delayed>
  );
}
