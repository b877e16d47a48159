import type { Locator } from 'playwright-core';
import type { ClerkPages } from '../support/clerk-pages.js';

type Tab = 'Konfiguration' | 'Instanzkonfiguration';

/** A page of the settings, opened as a person does. */
export class SettingsPage {
  readonly clerk: ClerkPages;

  private constructor(clerk: ClerkPages) {
    this.clerk = clerk;
  }

  static async open(clerk: ClerkPages, tab: Tab, name: string): Promise<SettingsPage> {
    await clerk.page.getByRole('tab', { name: tab, exact: true }).click();
    await clerk.openSettings(name);
    await clerk.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    return new SettingsPage(clerk);
  }

  #panel(): Locator {
    return this.clerk.page.getByRole('tabpanel');
  }

  box(name: string): Locator {
    return this.#panel().getByRole('checkbox', { name, exact: true });
  }

  toggle(name: string): Locator {
    return this.clerk.page.getByRole('switch', { name, exact: true });
  }

  /** Fills fields by their labels, within a part of the page or in all of it. */
  async fill(fields: Readonly<Record<string, string>>, within: Locator = this.#panel()): Promise<void> {
    const inputs = this.clerk.page.locator('input, textarea');
    for (const [label, text] of Object.entries(fields))
      await within.getByLabel(label, { exact: true }).and(inputs).fill(text);
  }

  part(name: string): Locator {
    return this.clerk.page.getByRole('region', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.clerk.button(name).click();
  }

  async save(): Promise<void> {
    await this.press('Speichern');
    await this.clerk.page.getByText('Gespeichert.').first().waitFor();
    await this.clerk.page.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'hidden' });
    expect(await this.clerk.faults()).toEqual([]);
  }
}

/** A connection whose fields are filled in: it is checked, then saved. */
export async function connect(connection: SettingsPage): Promise<void> {
  await connection.press('Verbindung prüfen');
  await connection.clerk.says('Die Verbindung funktioniert.');
  await connection.save();
}
