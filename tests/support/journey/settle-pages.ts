import type { ClerkPages } from '../clerk-pages.js';
import { pdf } from '../files.js';

/** From a case that is taken over to its end: core bank, account, card, contract, success. */
export async function bookAndCloseInBrowser(clerk: ClerkPages): Promise<void> {
  const card = clerk.card();
  await clerk.pressStep('Daten übergeben');
  await clerk
    .dialog()
    .getByRole('button', { name: /^Als Kunde.* übergeben$/ })
    .click();
  await card.getByText('Daten übergeben', { exact: true }).waitFor();
  await clerk.book('Konto anlegen');
  await card.getByText(/^IBAN: DE/).waitFor();
  await clerk.book('girocard anlegen');
  await card.getByText(/^Chipkartennummer: /).waitFor();
  const chooser = clerk.page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Datei hochladen' }).click();
  const file = pdf('Kontovertrag');
  const buffer = Buffer.from(await file.arrayBuffer());
  await (await chooser).setFiles({ name: 'Kontovertrag.pdf', mimeType: file.type, buffer });
  await card.getByText('Datei hochgeladen', { exact: true }).waitFor();
  await clerk.act('Erfolgreich abschließen');
  await card.getByText('Vorgang erfolgreich abgeschlossen', { exact: true }).waitFor();
}
