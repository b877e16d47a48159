import { useEffect, useState } from 'react';

/** Wait after the last key before a fault is written below the field, in ms. */
const settleMs = 400;

/** A text that appears only when it no longer changes, unless it is asked for at once. It disappears at once. */
export function useSettledText(text: string | undefined, isAsked: boolean): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  if (text === undefined || isAsked) return text;
  return settled;
}
