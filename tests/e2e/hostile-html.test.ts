import type { Browser, Page } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { dangerOn, watchAttack, withoutPolicy } from '../support/hostile-text/attack.js';
import { hostileHtml } from '../support/hostile-text/corpus.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

/** A hostile text after a harmless word, which stays. */
const texts = hostileHtml.map((html, index) => `<b id="harmless">Willkommen ${index}</b> ${html}`);
const all = texts.join('');

/** What is dangerous beside or below the harmless words inside an element, and how many of them there are. */
function dangerIn(
  page: Page,
  container: string,
): Promise<{ readonly words: number; readonly danger: readonly string[] }> {
  return page.locator(container).evaluateAll((outer) => {
    const elements = /^(?:p|br|b|strong|i|em|u|ul|ol|li|h2|h3|h4|div|span|a)$/i;
    const address = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
    const words = outer
      .flatMap((one) => [...one.querySelectorAll('b')])
      .filter(({ textContent }) => /^Willkommen \d+$/.test(textContent));
    const places = new Set(words.map((word) => word.parentElement ?? word));
    // A field of a hostile form can be named like a property of the form.
    const attributesOf = (element: Element) => Reflect.get(Element.prototype, 'attributes', element);
    const danger = [...places].flatMap((place) =>
      [...place.querySelectorAll('*')].flatMap((element) => [
        ...(elements.test(element.tagName) ? [] : [element.tagName.toLowerCase()]),
        ...[...attributesOf(element)].flatMap(({ name, value }) =>
          name === 'rel' || (name === 'href' && address.test(value)) ? [] : [`${name}=${value}`],
        ),
      ]),
    );
    return { words: words.length, danger };
  });
}

/** Without the content security policy: what is harmless is so because it was cleaned. */
describe('hostile HTML in a text of the bank', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = withoutPolicy(await openBrowser());
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('is found where nothing cleans it, and attacks', async () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(57);
    const page = await (await browser.newContext()).newPage();
    await page.route(/attacker\.test/, (route) => route.fulfill({ status: 204 }));
    const harmless: string[] = [];
    let attacks = 0;
    for (const html of hostileHtml) {
      await page.goto('about:blank');
      await page.setContent(`<main><b>Willkommen 1</b> ${html}</main>`);
      const { danger } = await dangerIn(page, 'main');
      const isAttacked = await page.evaluate(() => 'attacked' in window);
      if (danger.length === 0 && !isAttacked) harmless.push(html);
      attacks += Number(isAttacked);
    }
    expect(harmless).toEqual([]);
    expect(attacks).toBeGreaterThan(15);
  });

  test('is harmless on pages of the customer', async () => {
    const customer = await StubbedCustomer.open(browser);
    const wasAttacked = watchAttack(customer.page);
    const mehrwerte = texts.map((html, index) => ({
      ...{ key: `k${index}`, label: `Angebot ${index}`, active: true, editable: true },
      ...{ htmlLabel: html, shortText: html },
    }));
    Object.assign(customer.case, { status: 210, handedOver: false, commands: ['saveForm'] });
    customer.case.configuration = {
      introduction: { preHtml: all },
      mehrwerte: { active: true, mehrwerte },
    };
    await customer.goto('/start/produkte/vergleich');
    await customer.page.getByText('Willkommen 0', { exact: true }).waitFor();
    const introduction = await dangerIn(customer.page, 'main');
    expect(introduction.danger).toEqual([]);
    expect(introduction.words).toBeGreaterThan(1);
    expect(await dangerOn(customer.page)).toEqual([]);
    await customer.goto('/hub/identifizierung/mehrwerte');
    await customer.page
      .getByText(`Willkommen ${texts.length - 1}`, { exact: true })
      .first()
      .waitFor();
    expect(await dangerIn(customer.page, 'main')).toEqual({ words: 2 * texts.length, danger: [] });
    expect(await dangerOn(customer.page)).toEqual([]);
    expect(await wasAttacked()).toBe(false);
  });

  test('is harmless in the preview and in the field of the back office, also when it is pasted', async () => {
    const clerk = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    const { page } = clerk;
    const wasAttacked = watchAttack(page);
    await page.route(/\/api\/settings(\?|$)/, async (route) => {
      const response = await route.fetch();
      const settings = (await response.json()) as { name: string; value: unknown }[];
      const option = { key: 'k', label: 'Fremder Text', active: true, editable: true, longText: all };
      const value = { active: true, mehrwerte: [option] };
      await route.fulfill({
        response,
        json: settings.map((one) => (one.name === 'mehrwerte' ? { ...one, value } : one)),
      });
    });
    await clerk.goto('/bm/start?ansicht=Mehrwerte#Konfiguration');
    await clerk.button('Fremder Text').click();
    const field = page.getByRole('textbox', { name: 'Langtext', exact: true });
    await field.getByText('Willkommen 0').waitFor();
    const editor = await dangerIn(page, '[contenteditable]');
    expect(editor.danger).toEqual([]);
    expect(editor.words).toBeGreaterThan(1);
    await page.locator('details:has(> h6) > summary').first().click();
    const preview = page.locator('details:has(> h6) > div').first();
    await preview.getByText('Willkommen 0', { exact: true }).waitFor();
    expect((await dangerIn(page, 'details:has(> h6) > div')).danger).toEqual([]);
    for (const [index, text] of texts.entries()) {
      await field.evaluate((element, html) => {
        element.replaceChildren();
        element.focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
      await preview.getByText(`Willkommen ${index}`, { exact: true }).waitFor();
      expect(await dangerIn(page, '[contenteditable]')).toMatchObject({ words: 1, danger: [] });
      expect(await dangerIn(page, 'details:has(> h6) > div')).toMatchObject({ words: 1, danger: [] });
    }
    expect(await dangerOn(page)).toEqual([]);
    expect(await wasAttacked()).toBe(false);
  });
});
