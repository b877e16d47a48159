import { useCallback, useEffect, useState } from 'react';
import { sessionEnd } from '../providers/ended-session.js';
import { tokens } from '../providers/tokens.js';
import { placeAt, type Arrival, type Place } from './place.js';

export type Go = (address: string, arrival?: Arrival) => void;

/** The arrival is kept in the history entry, so that a reload keeps it. */
function replaceAddress(address: string, arrival: Arrival): void {
  window.history.replaceState({ arrival }, '', address);
}

function currentPlace(): Place {
  const { pathname, search, hash } = window.location;
  const held = (window.history.state as { readonly arrival?: Arrival } | null)?.arrival ?? {};
  const place = placeAt({ pathname, search, hash, arrival: held }, tokens.read() !== null, sessionEnd());
  if (place.address !== pathname + search) replaceAddress(place.address, place.arrival);
  return place;
}

/** The place of the address bar, and a function that replaces it. The back office has a router of its own. */
export function usePlace(): readonly [Place, Go] {
  const [place, setPlace] = useState(currentPlace);
  const go = useCallback<Go>((address, arrival = {}) => {
    replaceAddress(address, arrival);
    setPlace(currentPlace());
  }, []);
  const isBackOffice = place.page.kind === 'backOffice';
  useEffect(() => {
    if (isBackOffice) return;
    const follow = (): void => setPlace(currentPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isBackOffice]);
  return [place, go];
}
