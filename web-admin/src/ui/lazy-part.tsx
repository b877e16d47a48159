import { type ComponentType, useEffect, useState } from 'react';
import { loadAgain } from './load-again.js';

/** A part of the app whose files load when it is drawn, or before that by `load`. */
export type LazyPart<Props extends object> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * A part with files of its own; `Meanwhile` is shown until they are there. React's `lazy` would show that for 300 ms at
 * least, and once more for each lazy part within; and it would end the page at the first file that does not come. @throws in
 * the part, for its error boundary, when they cannot be loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Nothing,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await loadAgain(load));
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      loadOnce().then(
        (one) => setLoaded(() => one),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure !== undefined) throw failure.error;
    return Loaded === undefined ? <Meanwhile /> : <Loaded {...props} />;
  }
  return Object.assign(Part, { load: loadOnce });
}

function Nothing() {
  return null;
}
