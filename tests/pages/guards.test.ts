import type { Browser } from 'playwright-core';
import { Stage } from '../scenes/stage.js';
import { openBrowser } from '../support/browser.js';
import { everyEnd, visitors } from '../scenes/guard-table.js';

describe('where every address leads everybody', () => {
  let browser: Browser;
  let stage: Stage;

  beforeAll(async () => {
    browser = await openBrowser();
    stage = new Stage(browser);
  });
  afterEach(() => stage.clear());
  afterAll(() => browser.close());

  test.each(visitors.map((visitor) => [visitor.name, visitor] as const))('%s', async (_name, visitor) => {
    const { found, wanted } = await everyEnd(await visitor.arrive(stage), visitor);
    expect(found).toEqual(wanted);
  });
});
