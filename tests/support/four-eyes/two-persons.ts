import type { Browser, Locator } from 'playwright-core';
import { Clerk, type StaffRole } from '../clerk.js';
import { ClerkPages } from '../clerk-pages.js';
import { newStaffUser, ownClerk } from '../staff-users.js';
import { until } from '../until.js';

/** A member of staff with a name that nobody else has. */
export interface NamedPerson {
  readonly name: string;
  readonly username: string;
}

/** Two active members of staff with one role: who asks, and who confirms. */
export async function twoPersons(role: StaffRole): Promise<readonly [NamedPerson, NamedPerson]> {
  const named = async (firstName: string, lastName: string): Promise<NamedPerson> => {
    const { id, username } = await newStaffUser(role);
    const root = await ownClerk('ROLE_ROOT');
    await root.done('PATCH', `/admin_account/${id}`, { body: { firstName, lastName } });
    return { name: `${firstName} ${lastName}`, username };
  };
  return Promise.all([named('Anton', 'Antragsteller'), named('Berta', 'Bestätiger')]);
}

/** A window with a new session of somebody. */
export async function windowOf(browser: Browser, { username }: NamedPerson): Promise<ClerkPages> {
  return ClerkPages.as(browser, await Clerk.loginAs(username));
}

/** Turns switches of four eyes on, which is for everybody: the suite that calls this runs alone. */
export async function requireSecondPerson(switches: Readonly<Record<string, boolean>>): Promise<void> {
  const root = await ownClerk('ROLE_ROOT');
  await root.done('PUT', '/settings/fourEyes', { body: { name: 'fourEyes', value: switches } });
}

/** Turns all switches off again, which needs a second person itself. */
export async function requireNobodyElse(): Promise<void> {
  const [root, second] = await Promise.all([ownClerk('ROLE_ROOT'), ownClerk('ROLE_INSTANCE_ADMIN')]);
  const body = { name: 'fourEyes', value: {} };
  const asked = await root.call<{ readonly approvalId: string }>('PUT', '/settings/fourEyes', { body });
  if (asked.status === 202) await second.done('POST', `/approvals/${asked.body.approvalId}/confirm`);
}

/** The second person opens the approval of an act that names something, and gives it. */
export async function confirmInBrowser(
  other: ClerkPages,
  { act, named }: { readonly act: string; readonly named: string },
  look: (item: Locator) => Promise<unknown>,
): Promise<void> {
  await other.goto('/bm/freigaben');
  const item = other.page.getByRole('article', { name: act }).filter({ hasText: named }).first();
  await look(item);
  await item.getByRole('button', { name: 'Freigeben' }).click();
  await other.dialog().getByRole('button', { name: 'Freigeben' }).click();
  await other.says('Freigegeben und ausgeführt.');
}

/** Waits until "Logs intern" has a sentence. */
export async function isLogged(browser: Browser, sentence: string): Promise<void> {
  const support = await ClerkPages.loggedIn(browser, 'ROLE_ROOT');
  await support.goto('/bm/start#Logs intern');
  await support.page.getByRole('columnheader', { name: 'Kategorie' }).waitFor();
  const isThere = async (): Promise<boolean> => {
    await support.button('Filtern').click();
    return (await support.page.getByText(sentence).count()) > 0;
  };
  await until(isThere, { what: `the entry "${sentence}"` });
}
