import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { text } from '../../texts/text.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { RetryTime } from '../../ui/RetryTime.js';
import { closeNotice, currentNotices, onNoticesChange } from './notices.js';

const Stack = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: widths.form + 48,
  margin: '0 auto',
  padding: '0 24px',
  scrollMarginTop: 24,
  '& > *': { marginTop: 24 },
  // Aligned with the heading of a wide page.
  '&:has(~ [data-width="pair"])': { maxWidth: widths.pair + 48, '& > *': { maxWidth: widths.form } },
  '&:has(~ [data-width="page"])': { maxWidth: widths.page + 48, '& > *': { maxWidth: widths.form } },
  [theme.breakpoints.down('md')]: { padding: '0 16px', '& > *': { marginTop: 16 } },
}));

export function NoticeList() {
  const notices = useSyncExternalStore(onNoticesChange, currentNotices);
  const stack = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    // After a click at the end of a long page, a notice at its top would be out of view.
    if (newest !== undefined) stack.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <Stack ref={stack}>
      {notices.map(({ id, tone, title, body, errorNumber, retryAt }) => (
        <Notice key={id} tone={tone} title={title()} live>
          {body === undefined ? null : <p>{body()}</p>}
          {retryAt === undefined ? null : <RetryTime at={retryAt} />}
          {errorNumber === undefined ? null : <p>{text('error.number', { number: errorNumber })}</p>}
          <Button look="secondary" onClick={() => closeNotice(id)}>
            {text('notice.close')}
          </Button>
        </Notice>
      ))}
    </Stack>
  );
}
