import Tooltip from '@mui/material/Tooltip';
import { formatAgo, formatExact, type Instant } from './time.js';
import { useNow } from './use-now.js';

interface RelativeTimeProps {
  readonly at: Instant;
  /** A clock that runs behind the server's shows no past instant as future, unless it may be one. */
  readonly canBeAhead?: boolean;
}

export function RelativeTime({ at, canBeAhead = false }: RelativeTimeProps) {
  const now = useNow();
  return (
    <Tooltip title={formatExact(at)} describeChild>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the exact time shows on focus, for those who use no pointer */}
      <time dateTime={new Date(at).toISOString()} tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
        {formatAgo(at, canBeAhead ? now : Math.max(now, new Date(at).getTime()))}
      </time>
    </Tooltip>
  );
}
