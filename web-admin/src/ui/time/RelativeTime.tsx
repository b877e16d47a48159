import Tooltip from '@mui/material/Tooltip';
import { formatAgo, formatExact, type Instant } from './time.js';
import { useNow } from './use-now.js';

export function RelativeTime({ at }: { readonly at: Instant }) {
  const now = useNow();
  return (
    <Tooltip title={formatExact(at)} describeChild>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the exact time shows on focus, for those who use no pointer */}
      <time dateTime={new Date(at).toISOString()} tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
        {formatAgo(at, Math.max(now, new Date(at).getTime()))}
      </time>
    </Tooltip>
  );
}
