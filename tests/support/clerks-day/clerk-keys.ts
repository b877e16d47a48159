import type { Locator, Page } from 'playwright-core';
import { hasFocus } from '../browser.js';
import type { ClerkPages } from '../clerk-pages.js';
import { until } from '../until.js';

/** The back office worked by keys alone: it counts them, and looks where the focus is after each act. */
export class ClerkKeys {
  readonly clerk: ClerkPages;
  #pressed = 0;

  private constructor(clerk: ClerkPages) {
    this.clerk = clerk;
  }

  /** The page of a clerk from its first address on; each use of a pointer is counted. */
  static async at(clerk: ClerkPages): Promise<ClerkKeys> {
    await clerk.page.addInitScript(() => {
      const seen = { pointer: 0 };
      Object.assign(globalThis, { seen });
      // The browser itself reports a move when what is below a pointer that rests changes.
      for (const kind of ['pointerdown', 'wheel'])
        addEventListener(kind, () => (seen.pointer += 1), { capture: true, passive: true });
    });
    // From the first key on: it takes a moment until the browser asks the test instead of the system.
    clerk.page.on('filechooser', () => undefined);
    return new ClerkKeys(clerk);
  }

  get page(): Page {
    return this.clerk.page;
  }

  /** The keys since the start, a letter is one of them. */
  get pressed(): number {
    return this.#pressed;
  }

  /** How often a pointer was used since the page was loaded. */
  pointerUses(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as { seen: { pointer: number } }).seen.pointer);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#pressed += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.#pressed += text.length;
    await this.page.keyboard.type(text);
  }

  /** Waits until an element has the focus, in sight: then the next key is meant there. */
  async isAt(element: Locator): Promise<void> {
    await hasFocus(element).catch(async (error: unknown) => {
      const here = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
      throw new Error(`the focus is at ${here}`, { cause: error });
    });
    const inSight = () =>
      element.evaluate((one) => {
        const { top, bottom, left, width } = one.getBoundingClientRect();
        return one.contains(
          document.elementFromPoint(left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2),
        );
      });
    await until(inSight, { what: 'the focus in sight' });
  }

  button(name: string): Locator {
    return this.clerk.card().getByRole('button', { name, exact: true });
  }

  /** A button that can be pressed: while the act before is under way, nothing can be confirmed. */
  inDialog(name: string): Locator {
    const button = this.clerk.dialog().getByRole('button', { name, exact: true });
    return button.and(this.page.locator(':not([aria-disabled="true"])'));
  }

  /** Waits for the case of the page, and gives its number. */
  async openCase(): Promise<string> {
    await this.clerk.card().waitFor();
    return (await this.page.getByText(/^# \d+$/).innerText()).slice(2);
  }

  /** Opens a dialog by its key, and confirms what it starts on. */
  async confirm(key: string, label: string): Promise<void> {
    await this.press(key);
    await this.isAt(this.inDialog(label));
    await this.press('Enter');
    await this.closed();
  }

  /** The same of an act that does harm: it starts on cancel. */
  async confirmHarm(key: string, label: string): Promise<void> {
    await this.press(key);
    await this.isAt(this.inDialog('Abbrechen'));
    await this.tabTo(this.inDialog(label));
    await this.press('Enter');
    await this.closed();
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(element: Locator, { limit = 8, key = 'Tab' } = {}): Promise<void> {
    await element.waitFor();
    for (let step = 0; step < limit; step += 1) {
      await this.press(key);
      if (await element.evaluate((one) => one === document.activeElement)) return;
    }
    const here = await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
    throw new Error(`Tab does not lead to ${String(element)} within ${limit} steps, but to ${here}`);
  }

  closed(): Promise<void> {
    return this.clerk.dialog().waitFor({ state: 'hidden' });
  }

  /** The act has said what it did, and the way to the next case has the focus. */
  async hasEnded(title: string): Promise<void> {
    await this.clerk.card().getByText(title, { exact: true }).waitFor();
    await this.isAt(this.button('Nächster Vorgang (n)'));
  }

  async takeOver(): Promise<void> {
    await this.button('Vorgang übernehmen').waitFor();
    await this.confirm('b', 'Übernehmen');
    await this.isAt(this.button('Konto einrichten'));
  }

  /** One run into the core banking system, to its end. */
  async setUp(): Promise<void> {
    await this.button('Konto einrichten').waitFor();
    await this.confirm('e', 'Konto einrichten');
    await this.clerk.card().getByText('Konto eingerichtet', { exact: true }).waitFor();
    await this.isAt(this.button('Erfolgreich abschließen'));
  }

  async finish(): Promise<void> {
    await this.confirm('s', 'Erfolgreich abschließen');
    await this.hasEnded('Vorgang erfolgreich abgeschlossen');
  }

  /** Opens a tab by its number; the focus is on it, and Tab leads into what it shows. */
  async openTab(number: string, name: string): Promise<void> {
    await this.press(number);
    await this.isAt(this.page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true }));
  }
}
