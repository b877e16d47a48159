import type { ClerkPages } from '../clerk-pages.js';
import { staffPassword } from '../clerk.js';
import { codeOfApp } from './totp.js';

/** Sets an app up on the page "Mein Zugang"; returns its secret and the code that was used. */
export async function enrolApp({ page }: ClerkPages): Promise<{ readonly secret: string; readonly used: string }> {
  await page.getByRole('button', { name: 'App einrichten' }).click();
  await page.getByRole('img', { name: /^QR-Code/ }).waitFor();
  const secret = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const used = codeOfApp(secret);
  await page.getByLabel('Code aus der App').fill(used);
  await page.getByRole('textbox', { name: /Passwort/ }).fill(staffPassword);
  await page.getByRole('button', { name: 'App bestätigen' }).click();
  return { secret, used };
}

/** The recovery codes that the page shows once, which are saved by the button. */
export async function savedCodes({ page }: ClerkPages): Promise<readonly string[]> {
  const items = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await items.first().waitFor();
  const codes = await items.allInnerTexts();
  await page.getByRole('button', { name: 'Ich habe die Codes gespeichert' }).click();
  return codes;
}
