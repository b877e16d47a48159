import type { Applicant } from '../applicant.js';
import { pdf } from '../files.js';
import { clearCaseFault } from '../sandbox.js';
import type { ClerkKeys } from './clerk-keys.js';

/** What a clerk does with a case of each kind, by keys alone. */

export async function fromReadyToEnd(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.takeOver();
  await clerkKeys.setUp();
  await clerkKeys.finish();
}

export async function withContract(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.takeOver();
  await clerkKeys.setUp();
  await clerkKeys.button('Datei hochladen').waitFor();
  const choosing = clerkKeys.page.waitForEvent('filechooser');
  await clerkKeys.press('v');
  const buffer = Buffer.from(await pdf('Kontovertrag').arrayBuffer());
  await (await choosing).setFiles({ name: 'kontovertrag.pdf', mimeType: 'application/pdf', buffer });
  await clerkKeys.clerk.card().getByText('Datei hochgeladen', { exact: true }).waitFor();
  await clerkKeys.isAt(clerkKeys.button('Datei hochladen'));
  await clerkKeys.finish();
}

/** Reads the files of the case: opens them, turns, enlarges, and closes. */
export async function withPreview(clerkKeys: ClerkKeys): Promise<void> {
  const { page } = clerkKeys;
  await page.getByRole('button', { name: 'unterlage.pdf', exact: true }).waitFor();
  await clerkKeys.press('d');
  await clerkKeys.isAt(page.getByRole('group', { name: 'Inhalt von unterlage.pdf' }));
  await page.locator('[data-page="1"][data-look="text"]').waitFor();
  await clerkKeys.press('PageDown', '+', '0', 'PageUp', 'Escape');
  await page.getByRole('region', { name: 'unterlage.pdf' }).waitFor({ state: 'detached' });
  await clerkKeys.isAt(page.getByRole('button', { name: 'unterlage.pdf', exact: true }));
  await fromReadyToEnd(clerkKeys);
}

/** Looks at what the case has, tab by tab, and writes a note. */
export async function noted(clerkKeys: ClerkKeys): Promise<void> {
  const { page } = clerkKeys;
  await page.getByRole('region', { name: 'Abweichende Personen' }).waitFor();
  await clerkKeys.openTab('2', 'Statushistorie');
  await page.getByRole('tabpanel').getByRole('row').first().waitFor();
  await clerkKeys.openTab('4', 'Notizen');
  await clerkKeys.tabTo(page.getByLabel('Neue Notiz'));
  await clerkKeys.type('Kunde klärt selbst');
  await clerkKeys.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Kunde klärt selbst' }).waitFor();
  await clerkKeys.tabTo(page.getByRole('tabpanel').getByRole('button', { name: 'Notiz speichern' }));
}

/** Types a reason into the dialog that a key has opened. */
async function giveReason(clerkKeys: ClerkKeys, key: string, reason: string): Promise<void> {
  await clerkKeys.press(key);
  await clerkKeys.isAt(clerkKeys.clerk.dialog().getByLabel('Begründung'));
  await clerkKeys.type(reason);
}

export async function released(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.button('Antrag freigeben').waitFor();
  await giveReason(clerkKeys, 'f', 'Ausweis geprüft');
  await clerkKeys.press('Control+Enter');
  await clerkKeys.closed();
  await clerkKeys.clerk.card().getByText('Antrag freigegeben', { exact: true }).waitFor();
  await clerkKeys.button('Vorgang übernehmen').waitFor();
  await clerkKeys.confirmHarm('b', 'Übernehmen');
  await clerkKeys.isAt(clerkKeys.button('Konto einrichten'));
  await clerkKeys.setUp();
  await clerkKeys.finish();
}

export async function rejected(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.button('Antrag ablehnen').waitFor();
  await clerkKeys.press('l');
  await clerkKeys.isAt(clerkKeys.inDialog('Abbrechen'));
  await clerkKeys.press('Shift+Tab');
  await clerkKeys.isAt(clerkKeys.clerk.dialog().getByLabel('Begründung'));
  await clerkKeys.type('Passt nicht zu uns');
  await clerkKeys.tabTo(clerkKeys.inDialog('Antrag ablehnen'));
  await clerkKeys.press('Enter');
  await clerkKeys.closed();
  await clerkKeys.hasEnded('Antrag abgelehnt');
}

export async function asked(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.button('Rückfrage an den Kunden').waitFor();
  await clerkKeys.press('r');
  await clerkKeys.isAt(clerkKeys.clerk.dialog().getByLabel('Ihre Nachricht'));
  await clerkKeys.type('Bitte den Vertrag senden.');
  await clerkKeys.press('Control+Enter');
  await clerkKeys.closed();
  await clerkKeys.hasEnded('Rückfrage gestellt');
}

export async function replied(clerkKeys: ClerkKeys): Promise<void> {
  const { page } = clerkKeys;
  await clerkKeys.button('Konto einrichten').waitFor();
  await clerkKeys.openTab('3', 'Kommunikation');
  await page.getByText('Der Vertrag kommt morgen.').waitFor();
  await clerkKeys.tabTo(page.getByLabel('Nachricht an den Kunden'));
  await clerkKeys.type('Danke, das genügt.');
  await clerkKeys.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Danke, das genügt.' }).waitFor();
  await clerkKeys.isAt(page.getByLabel('Nachricht an den Kunden'));
  await clerkKeys.tabTo(page.getByRole('tabpanel').getByRole('button', { name: 'Nachricht senden' }));
  await clerkKeys.setUp();
  await clerkKeys.finish();
}

export async function putAside(clerkKeys: ClerkKeys): Promise<void> {
  const { page } = clerkKeys;
  await page.getByRole('button', { name: 'Wiedervorlage', exact: true }).waitFor();
  await clerkKeys.press('w');
  await clerkKeys.isAt(clerkKeys.clerk.dialog().getByLabel('Wieder vorlegen am'));
  await clerkKeys.tabTo(clerkKeys.inDialog('+3 Tage'));
  await clerkKeys.press('Space');
  await clerkKeys.tabTo(clerkKeys.clerk.dialog().getByLabel('Begründung'));
  await clerkKeys.type('Rückruf');
  await clerkKeys.press('Control+Enter');
  await clerkKeys.closed();
  await clerkKeys.hasEnded('Wiedervorlage gesetzt');
  await page.getByText(/^Wiedervorlage am /).waitFor();
}

export async function interrupted(clerkKeys: ClerkKeys, { caseId }: Applicant): Promise<void> {
  await clerkKeys.button('Konto einrichten').waitFor();
  await clerkKeys.confirm('e', 'Konto einrichten');
  await clerkKeys.clerk.card().getByText('Einrichtung unterbrochen', { exact: true }).waitFor();
  await clerkKeys.isAt(clerkKeys.button('Fortsetzen'));
  await clearCaseFault('core-banking', caseId);
  await clerkKeys.confirm('e', 'Fortsetzen');
  await clerkKeys.clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
  await clerkKeys.isAt(clerkKeys.button('Erfolgreich abschließen'));
  await clerkKeys.finish();
}

export async function failed(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.takeOver();
  await clerkKeys.confirmHarm('g', 'Als fehlgeschlagen abschließen');
  await clerkKeys.hasEnded('Vorgang abgelehnt');
}

export async function duplicate(clerkKeys: ClerkKeys): Promise<void> {
  await clerkKeys.button('Konto einrichten').waitFor();
  await clerkKeys.confirm('e', 'Konto einrichten');
  const use = clerkKeys.clerk.card().getByRole('button', { name: /^Personennummer 39\d{8} verwenden$/ });
  await use.waitFor();
  await clerkKeys.isAt(clerkKeys.button('Fortsetzen'));
  await clerkKeys.tabTo(use, { limit: 30, key: 'Shift+Tab' });
  await clerkKeys.press('Enter');
  await clerkKeys.isAt(clerkKeys.inDialog('Verwenden und übergeben'));
  await clerkKeys.press('Enter');
  await clerkKeys.closed();
  await use.waitFor({ state: 'detached' });
  await clerkKeys.isAt(clerkKeys.button('Fortsetzen'));
  await clerkKeys.confirm('e', 'Fortsetzen');
  await clerkKeys.clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
  await clerkKeys.finish();
}
