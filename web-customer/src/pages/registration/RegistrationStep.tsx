import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { RegistrationForm } from './RegistrationForm.js';

const load = async () => ({ default: (await import('./RegistrationForm.js')).RegistrationForm });
const Loaded = lazy(load);

/** Loads the last step, with its fields and rules, while the first ones are filled in. */
export function useRegistrationStep(): void {
  useEffect(() => {
    // Without a connection now, it loads when it is needed.
    void load().catch(() => undefined);
  }, []);
}

/** The last step of the opening. */
export function RegistrationStep(props: ComponentProps<typeof RegistrationForm>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
