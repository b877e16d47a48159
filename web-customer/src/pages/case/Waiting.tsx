import { styled } from '@mui/material/styles';
import { text } from '../../texts/case-text.js';
import { Bone } from '../../ui/Bone.js';
import { Delayed } from '../../ui/Delayed.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';

const Body = styled('div')({ marginTop: 32, display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Stands where the case will stand as soon as it is read. */
export function Waiting() {
  return (
    <Delayed>
      <Body role="status">
        <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
        <Bone style={{ height: 220 }} />
        <Bone style={{ height: 120 }} />
      </Body>
    </Delayed>
  );
}
