import { routes, type RouteName } from '../routes/routes.js';
import { readStored, writeStored } from '../session/storage.js';

/** Stores the page to open after the login. */
export function rememberRequestedPage(route: RouteName): void {
  writeStored('wanted', route);
}

/** Returns and deletes the page to open after the login. */
export function takeRequestedPage(): RouteName | undefined {
  const wanted = readStored('wanted');
  writeStored('wanted', undefined);
  return wanted !== undefined && Object.hasOwn(routes, wanted) ? (wanted as RouteName) : undefined;
}
