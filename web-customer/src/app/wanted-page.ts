import { routes, type RouteName } from './routes.js';
import { readStored, writeStored } from './storage.js';

/** Keeps where somebody wanted to go before they had to log in. */
export function rememberWanted(route: RouteName): void {
  writeStored('wanted', route);
}

/** Where somebody wanted to go; asked for once. */
export function takeWanted(): RouteName | undefined {
  const wanted = readStored('wanted');
  writeStored('wanted', undefined);
  return wanted !== undefined && Object.hasOwn(routes, wanted) ? (wanted as RouteName) : undefined;
}
