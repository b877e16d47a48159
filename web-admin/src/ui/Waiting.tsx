import Skeleton from '@mui/material/Skeleton';
import { Delayed } from './Delayed.js';

export function Waiting() {
  return (
    <div role="status" aria-label="Wird geladen">
      <Delayed>
        <Skeleton variant="rounded" height={88} sx={{ marginBottom: 3 }} />
        <Skeleton variant="rounded" height={88} sx={{ marginBottom: 3 }} />
        <Skeleton variant="rounded" height={88} />
      </Delayed>
    </div>
  );
}
