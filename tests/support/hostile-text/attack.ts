import type { Browser, Page } from 'playwright-core';

/** The same browser whose pages have no content security policy: what holds, holds without it. */
export function withoutPolicy(browser: Browser): Browser {
  return Object.create(browser, {
    newContext: {
      value: (options: Parameters<Browser['newContext']>[0]) => browser.newContext({ ...options, bypassCSP: true }),
    },
  }) as Browser;
}

/** Whether the page has run the code, or asked a foreign address. */
export function watchAttack(page: Page): () => Promise<boolean> {
  let isForeign = false;
  page.on('request', (request) => (isForeign ||= request.url().includes('attacker.test')));
  return async () => isForeign || (await page.evaluate(() => 'attacked' in window));
}

/** What is dangerous anywhere on a page: code in an attribute, an address that is none of the web, a foreign element. */
export function dangerOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      ...(/^(?:iframe|object|embed|base|marquee|math|form\[action\])$/i.test(element.tagName) ? [element.tagName] : []),
      ...[...element.attributes].flatMap(({ name, value }) =>
        /^on/i.test(name) ||
        /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value) ||
        /attacker\.test/.test(name)
          ? [`${element.tagName} ${name}=${value}`]
          : [],
      ),
    ]),
  );
}

/** Puts other texts in the place of some, in each answer of the API; streams are left alone. */
export async function replaceTexts(page: Page, texts: ReadonlyMap<string, string>): Promise<void> {
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  await page.route(/\/api\/(?!.*\/events$)/, async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    let body = await response.text();
    for (const [text, other] of texts) body = body.replaceAll(inJson(text), () => inJson(other));
    return route.fulfill({ response, body });
  });
}
