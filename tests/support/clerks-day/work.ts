import type { Applicant } from '../applicant.js';
import { pdf } from '../files.js';
import { clearCaseFault } from '../sandbox.js';
import type { Desk } from './desk.js';

/** What a clerk does with a case of each kind, by keys alone. */

export async function fromReadyToEnd(desk: Desk): Promise<void> {
  await desk.takeOver();
  await desk.setUp();
  await desk.finish();
}

export async function withContract(desk: Desk): Promise<void> {
  await desk.takeOver();
  await desk.setUp();
  await desk.button('Datei hochladen').waitFor();
  const choosing = desk.page.waitForEvent('filechooser');
  await desk.press('v');
  const buffer = Buffer.from(await pdf('Kontovertrag').arrayBuffer());
  await (await choosing).setFiles({ name: 'kontovertrag.pdf', mimeType: 'application/pdf', buffer });
  await desk.clerk.card().getByText('Datei hochgeladen', { exact: true }).waitFor();
  await desk.isAt(desk.button('Datei hochladen'));
  await desk.finish();
}

/** Reads the files of the case: opens them, turns, enlarges, and closes. */
export async function withPreview(desk: Desk): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'unterlage.pdf', exact: true }).waitFor();
  await desk.press('d');
  await desk.isAt(page.getByRole('group', { name: 'Inhalt von unterlage.pdf' }));
  await page.locator('[data-page="1"][data-look="text"]').waitFor();
  await desk.press('PageDown', '+', '0', 'PageUp', 'Escape');
  await page.getByRole('region', { name: 'unterlage.pdf' }).waitFor({ state: 'detached' });
  await desk.isAt(page.getByRole('button', { name: 'unterlage.pdf', exact: true }));
  await fromReadyToEnd(desk);
}

/** Looks at what the case has, tab by tab, and writes a note. */
export async function noted(desk: Desk): Promise<void> {
  const { page } = desk;
  await page.getByRole('region', { name: 'Abweichende Personen' }).waitFor();
  await desk.openTab('2', 'Statushistorie');
  await page.getByRole('tabpanel').getByRole('row').first().waitFor();
  await desk.openTab('4', 'Notizen');
  await desk.tabTo(page.getByLabel('Neue Notiz'));
  await desk.type('Kunde klärt selbst');
  await desk.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Kunde klärt selbst' }).waitFor();
  await desk.tabTo(page.getByRole('tabpanel').getByRole('button', { name: 'Notiz speichern' }));
}

/** Types a reason into the dialog that a key has opened. */
async function giveReason(desk: Desk, key: string, reason: string): Promise<void> {
  await desk.press(key);
  await desk.isAt(desk.clerk.dialog().getByLabel('Begründung'));
  await desk.type(reason);
}

export async function released(desk: Desk): Promise<void> {
  await desk.button('Antrag freigeben').waitFor();
  await giveReason(desk, 'f', 'Ausweis geprüft');
  await desk.press('Control+Enter');
  await desk.closed();
  await desk.clerk.card().getByText('Antrag freigegeben', { exact: true }).waitFor();
  await desk.button('Vorgang übernehmen').waitFor();
  await desk.confirmHarm('b', 'Übernehmen');
  await desk.isAt(desk.button('Konto einrichten'));
  await desk.setUp();
  await desk.finish();
}

export async function rejected(desk: Desk): Promise<void> {
  await desk.button('Antrag ablehnen').waitFor();
  await desk.press('l');
  await desk.isAt(desk.inDialog('Abbrechen'));
  await desk.press('Shift+Tab');
  await desk.isAt(desk.clerk.dialog().getByLabel('Begründung'));
  await desk.type('Passt nicht zu uns');
  await desk.tabTo(desk.inDialog('Antrag ablehnen'));
  await desk.press('Enter');
  await desk.closed();
  await desk.hasEnded('Antrag abgelehnt');
}

export async function asked(desk: Desk): Promise<void> {
  await desk.button('Rückfrage an den Kunden').waitFor();
  await desk.press('r');
  await desk.isAt(desk.clerk.dialog().getByLabel('Ihre Nachricht'));
  await desk.type('Bitte den Vertrag senden.');
  await desk.press('Control+Enter');
  await desk.closed();
  await desk.hasEnded('Rückfrage gestellt');
}

export async function replied(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.button('Konto einrichten').waitFor();
  await desk.openTab('3', 'Kommunikation');
  await page.getByText('Der Vertrag kommt morgen.').waitFor();
  await desk.tabTo(page.getByLabel('Nachricht an den Kunden'));
  await desk.type('Danke, das genügt.');
  await desk.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'Danke, das genügt.' }).waitFor();
  await desk.isAt(page.getByLabel('Nachricht an den Kunden'));
  await desk.tabTo(page.getByRole('tabpanel').getByRole('button', { name: 'Nachricht senden' }));
  await desk.setUp();
  await desk.finish();
}

export async function putAside(desk: Desk): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Wiedervorlage', exact: true }).waitFor();
  await desk.press('w');
  await desk.isAt(desk.clerk.dialog().getByLabel('Wieder vorlegen am'));
  await desk.tabTo(desk.inDialog('+3 Tage'));
  await desk.press('Space');
  await desk.tabTo(desk.clerk.dialog().getByLabel('Begründung'));
  await desk.type('Rückruf');
  await desk.press('Control+Enter');
  await desk.closed();
  await desk.hasEnded('Wiedervorlage gesetzt');
  await page.getByText(/^Wiedervorlage am /).waitFor();
}

export async function interrupted(desk: Desk, { caseId }: Applicant): Promise<void> {
  await desk.button('Konto einrichten').waitFor();
  await desk.confirm('e', 'Konto einrichten');
  await desk.clerk.card().getByText('Einrichtung unterbrochen', { exact: true }).waitFor();
  await desk.isAt(desk.button('Fortsetzen'));
  await clearCaseFault('core-banking', caseId);
  await desk.confirm('e', 'Fortsetzen');
  await desk.clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
  await desk.isAt(desk.button('Erfolgreich abschließen'));
  await desk.finish();
}

export async function failed(desk: Desk): Promise<void> {
  await desk.takeOver();
  await desk.confirmHarm('g', 'Als fehlgeschlagen abschließen');
  await desk.hasEnded('Vorgang abgelehnt');
}

export async function duplicate(desk: Desk): Promise<void> {
  await desk.button('Konto einrichten').waitFor();
  await desk.confirm('e', 'Konto einrichten');
  const use = desk.clerk.card().getByRole('button', { name: /^Personennummer 39\d{8} verwenden$/ });
  await use.waitFor();
  await desk.isAt(desk.button('Fortsetzen'));
  await desk.tabTo(use, { limit: 30, key: 'Shift+Tab' });
  await desk.press('Enter');
  await desk.isAt(desk.inDialog('Verwenden und übergeben'));
  await desk.press('Enter');
  await desk.closed();
  await use.waitFor({ state: 'detached' });
  await desk.isAt(desk.button('Fortsetzen'));
  await desk.confirm('e', 'Fortsetzen');
  await desk.clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
  await desk.finish();
}
