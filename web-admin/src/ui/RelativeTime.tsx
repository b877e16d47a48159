import Tooltip from '@mui/material/Tooltip';
import { formatAgo, formatExact, type Instant } from './time.js';
import { useNow } from './use-now.js';

/** How long ago something was; the exact time shows on hover and on focus. */
export function RelativeTime({ at }: { readonly at: Instant }) {
  const now = useNow();
  return (
    <Tooltip title={formatExact(at)} describeChild>
      <time dateTime={new Date(at).toISOString()} tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
        {formatAgo(at, Math.max(now, new Date(at).getTime()))}
      </time>
    </Tooltip>
  );
}
