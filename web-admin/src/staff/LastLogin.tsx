import { RelativeTime } from '../ui/time/RelativeTime.js';

/** When somebody last logged in; null for never. */
export function LastLogin({ at }: { readonly at: string | null }) {
  return at === null ? <>noch nie</> : <RelativeTime at={at} />;
}
