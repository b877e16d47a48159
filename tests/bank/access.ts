import type { ClerkPages } from '../support/clerk-pages.js';
import { staffPassword } from '../support/clerk.js';
import { codeIn, mailsTo, mailTo } from '../support/inbox.js';
import { givePassword, showsOverview } from '../support/sign-in.js';
import { invitationOf } from '../support/staff-users.js';

/** Sets a password by the link of the invitation. */
export async function activate(clerk: ClerkPages, username: string): Promise<void> {
  await clerk.goto(await invitationOf(username));
  for (const name of ['Passwort', 'Passwort wiederholen'])
    await clerk.page.getByRole('textbox', { name, exact: true }).fill(staffPassword);
  await clerk.button('Zugang aktivieren').click();
  await clerk.page.getByRole('status').getByText('Ihr Zugang ist aktiviert.').waitFor();
}

/** Logs in by password and mailed code. */
export async function logIn(clerk: ClerkPages, username: string): Promise<void> {
  const known = new Set((await mailsTo(username)).map(({ id }) => id));
  await givePassword(clerk.page, username);
  await clerk.says('Wir haben Ihnen einen Code per E-Mail geschickt.');
  const mail = await mailTo(username, (one) => !known.has(one.id) && codeIn(one) !== undefined);
  await clerk.page.getByRole('textbox', { name: 'Code' }).fill(codeIn(mail)!);
  await clerk.button('Code prüfen').click();
  await showsOverview(clerk.page);
}

/** Opens the overview by the link that every page has. */
export async function openOverview({ page }: ClerkPages): Promise<void> {
  await page.getByRole('link', { name: /Bankzugang$/ }).click();
  await showsOverview(page);
}

interface Colleague {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** By the names of their boxes. */
  readonly roles: readonly string[];
}

/** Creates a member of staff on the pages of the user administration, and invites them. */
export async function invite(admin: ClerkPages, { roles, username, ...name }: Colleague): Promise<void> {
  const { page } = admin;
  const fill = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  await openOverview(admin);
  await page.getByRole('tab', { name: 'Nutzerverwaltung', exact: true }).click();
  await page.getByRole('link', { name: 'Nutzer anlegen' }).click();
  await admin.heading('Nutzer anlegen').waitFor();
  await fill('E-Mail', username);
  await page.getByRole('combobox', { name: 'Anrede' }).click();
  await page.getByRole('option', { name: 'Frau' }).click();
  await fill('Vorname', name.firstName);
  await fill('Nachname', name.lastName);
  for (const box of await page.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  for (const role of roles) await page.getByRole('checkbox', { name: role, exact: true }).check();
  await admin.button('Anlegen').click();
  await admin.heading(`${name.firstName} ${name.lastName}`).waitFor();
  await admin.button('Einladen').click();
  await admin.button('Erneut einladen').waitFor();
}
