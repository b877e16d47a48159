import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilterPart } from './use-case-filter.js';

/** Pause after the last letter of a search, in ms (R3 §9). */
const searchDelayMs = 750;

/** The text of the search, its setter, and a function that searches at once; the search follows the last letter. */
export function useSearchText(): readonly [string, (text: string) => void, () => void] {
  const q = (useListContext().filterValues as Readonly<Record<string, unknown>>)['q'];
  const searched = typeof q === 'string' ? q : '';
  // Null where nothing was typed since the last search.
  const [typed, setTyped] = useState<string | null>(null);
  const setPart = useFilterPart();
  const searchNow = (): void => {
    if (typed === null || typed === searched) setTyped(null);
    else setPart({ q: typed });
  };
  const searchLate = useEffectEvent(searchNow);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(searchLate, searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Letters typed while the search arrives in the address stay.
  useEffect(() => setTyped((now) => (now === searched ? null : now)), [searched]);
  return [typed ?? searched, setTyped, searchNow];
}
