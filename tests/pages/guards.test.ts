import type { Browser } from 'playwright-core';
import { PageEnvironment } from '../page-states/page-environment.js';
import { openBrowser } from '../support/browser.js';
import { everyEnd, visitors } from '../page-states/guard-table.js';

describe('the target of every address for every visitor', () => {
  let browser: Browser;
  let environment: PageEnvironment;

  beforeAll(async () => {
    browser = await openBrowser();
    environment = new PageEnvironment(browser);
  });
  afterEach(() => environment.clear());
  afterAll(() => browser.close());

  test.each(visitors.map((visitor) => [visitor.name, visitor] as const))('%s', async (_name, visitor) => {
    const { found, wanted } = await everyEnd(await visitor.arrive(environment), visitor);
    expect(found).toEqual(wanted);
  });
});
