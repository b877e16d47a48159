import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { ProblemList } from './ProblemList.js';

const load = async () => ({ default: (await import('./ProblemList.js')).ProblemList });
const Listed = lazy(load);

/** The list of what has to be corrected, from the first attempt to continue on; it loads while the form is filled in. */
export function Problems(props: ComponentProps<typeof ProblemList>) {
  useEffect(() => {
    // Without a connection now, it loads when it is needed.
    void load().catch(() => undefined);
  }, []);
  if (props.attempt === 0) return null;
  return (
    <Suspense>
      <Listed {...props} />
    </Suspense>
  );
}
