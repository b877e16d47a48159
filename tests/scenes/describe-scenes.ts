import type { Browser } from 'playwright-core';
import { axeFindings, coveredLinks, openBrowser, scrollsSideways } from '../support/browser.js';
import { nameOf, type Scene } from './scene.js';
import { Stage } from './stage.js';

/** What holds for every page in every state: readable for everybody, no sideways scroll, nothing from elsewhere. */
export function describeScenes(scenes: readonly Scene[]): void {
  let browser: Browser;
  let stage: Stage;

  beforeAll(async () => {
    browser = await openBrowser();
    stage = new Stage(browser);
  });
  afterEach(() => stage.clear());
  afterAll(() => browser.close());

  test('no two scenes have one name', () => {
    expect(new Set(scenes.map(nameOf)).size).toBe(scenes.length);
  });

  test.each(scenes.map((scene) => [nameOf(scene), scene] as const))('%s', async (_name, scene) => {
    const page = await scene.open(stage);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.title()).not.toBe('');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, findings: await axeFindings(page) }).toEqual({ width, findings: [] });
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await coveredLinks(page)).toEqual([]);
    expect(stage.misdeeds).toEqual({ foreign: [], errors: [] });
  });
}
