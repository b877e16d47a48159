import { waitText } from '@kontor/api/problem/wait-text';
import { useEffect, useState } from 'react';
import { inLanguage } from '../texts/create-text.js';
import { text } from '../texts/text.js';

/** When something can be tried again (ms since 1970), counted down by the second and not announced. */
export function RetryTime({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= at;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return <p role="timer">{text('error.retry', { wait: inLanguage(waitText((at - now) / 1000)) })}</p>;
}
