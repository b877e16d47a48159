import type { Page } from 'playwright-core';

/** Words of German that no English text has; proper names of law are explained in the texts and stay. */
const german =
  /\b(?:und|oder|aber|der|das|dem|den|ist|sind|nicht|kein|keine|Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|bitte|für|mit|wird|werden|wurde|haben|eine|einen|einem|einer|zum|zur|vom|bei|Konto|Antrag|Angaben|Weiter|Zurück|Unterlagen|Paket|Pakete|Anrede|Vorname|Nachname|Straße|Ort|Datum|Uhr|Bank schreibt)\b|[äöüßÄÖÜ]/u;

/**
 * What a page shows in German without saying so: visible texts, names of elements, and the title of the tab, outside of
 * elements whose language is German.
 * @param own what may be German: names and entries
 */
export async function germanTexts(page: Pick<Page, 'evaluate'>, own: readonly string[]): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const isGerman = (element: Element | null): boolean => element?.closest('[lang]')?.getAttribute('lang') === 'de';
    const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, noscript') !== null) continue;
      if (!isGerman(parent) && isVisible(parent)) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      if (isGerman(element) || !isVisible(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  const withoutOwn = (text: string): string => own.reduce((rest, one) => rest.replaceAll(one, ' '), text);
  return [...new Set(shown)].filter((text) => german.test(withoutOwn(text))).map((text) => text.trim());
}

/** Collects every text that the page paints, from the first one on. Before its first address. */
export async function recordPainted(page: Pick<Page, 'addInitScript' | 'evaluate'>): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const painted = new Set<string>();
    const record = (): void => {
      const { body } = document as { readonly body: HTMLElement | null };
      for (const line of body?.innerText.split('\n') ?? []) painted.add(line);
      requestAnimationFrame(record);
    };
    Object.assign(window, { painted });
    requestAnimationFrame(record);
  });
  return () => page.evaluate(() => [...(window as unknown as { readonly painted: Set<string> }).painted].join('\n'));
}
