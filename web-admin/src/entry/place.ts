import type { SessionEnd } from '../providers/ended-session.js';
import { endedPath, endIn, entryPath, myAccessPath, startPath } from '../providers/entry-paths.js';

/** What the page before left: a notice, or the address to open after the login. */
export interface Arrival {
  readonly notice?: string;
  readonly next?: string;
}

export type Page =
  | { readonly kind: 'backOffice' }
  | { readonly kind: 'login'; readonly ended?: SessionEnd | undefined }
  | {
      readonly kind: 'setPassword';
      readonly purpose: 'activate' | 'passwordChange';
      readonly verificationCode: string;
    };

export interface Place {
  readonly page: Page;
  /** Where the page is: another address than the one asked for after a redirect. */
  readonly address: string;
  readonly arrival: Arrival;
}

interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly hash?: string;
  readonly arrival: Arrival;
}

const backOffice = { kind: 'backOffice' } as const;
const passwordLink = /^\/bm\/(aktivierung|passwort-setzen)\/([^/]+)\/?$/;
const loginPage = /^\/bm\/(entry|login)\/?$/;

/** Whether the page at an address needs a login. */
export const isBehindLogin = (pathname: string): boolean => !passwordLink.test(pathname) && !loginPage.test(pathname);

/** The page at an address; `ended`: how the session ended by itself. Everything but the links of mails needs a login, and nobody logs in twice (R3 §2.1). */
export function placeAt(
  { pathname, search, hash = '', arrival }: Asked,
  isSignedIn: boolean,
  ended?: SessionEnd,
): Place {
  const [, linked, verificationCode = ''] = passwordLink.exec(pathname) ?? [];
  if (linked !== undefined) {
    const purpose = linked === 'aktivierung' ? 'activate' : 'passwordChange';
    return { page: { kind: 'setPassword', purpose, verificationCode }, address: pathname + search, arrival };
  }
  const isLogin = loginPage.test(pathname);
  if (isSignedIn) return { page: backOffice, address: isLogin ? startPath : pathname + search, arrival };
  if (isLogin) return { page: { kind: 'login', ended: endIn(search) }, address: entryPath + search, arrival };
  const address = ended === undefined ? entryPath : endedPath(ended);
  return { page: { kind: 'login', ended }, address, arrival: { next: pathname + search + hash } };
}

/** The place for an account that must set up a second factor first: the page of its own access, which remembers the one asked for. */
export function enrolmentPlace(place: Place, hash: string): Place {
  const { page, address } = place;
  if (page.kind !== 'backOffice' || address.split('?')[0] === myAccessPath) return place;
  return { page, address: myAccessPath, arrival: { next: address + hash } };
}
