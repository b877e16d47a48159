import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs what leaving a field changes: at once, or, where a mouse button or finger is down, after its click. A page that
 * moves under the pointer would lose the click.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      isPressed.current = false;
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return useCallback((work) => {
    if (isPressed.current) window.addEventListener('mouseup', () => setTimeout(work), { once: true });
    else work();
  }, []);
}
