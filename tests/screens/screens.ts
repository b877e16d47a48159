import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { nameOf, type Scene } from '../scenes/scene.js';
import { scenes } from '../scenes/scenes.js';
import { Stage } from '../scenes/stage.js';
import { openBrowser } from '../support/browser.js';

const widths = [360, 768, 1280] as const;
const windowHeight = 900;
const folder = 'docs/screens';
/** What moves with the clock or the run is left alone: a picture changes when its page does. */
const stillness = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A menu follows its button a moment after the window has changed. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const button = document.querySelector('[aria-haspopup=menu][aria-expanded=true]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[role=menu]')].every((menu) => {
      const { left, right } = menu.getBoundingClientRect();
      return button === undefined || (left <= button.right && right >= button.left && right <= innerWidth);
    });
  });
}

/**
 * The window is made as high as its page, so that what is fixed to the window lies at the edge of the picture and not
 * across it. What lies over the page is shown as one sees it.
 */
async function unroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await settle(page);
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, windowHeight) });
  await settle(page);
}

async function photograph(page: Page, scene: Scene): Promise<void> {
  for (const width of widths) {
    await unroll(page, width);
    const path = join(folder, `${nameOf(scene)}-${width}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, ...stillness });
  }
}

const wanted = process.argv.slice(2);
const chosen = scenes.filter((scene) => wanted.length === 0 || wanted.some((part) => nameOf(scene).includes(part)));
const browser = await openBrowser();
const stage = new Stage(browser);
let failed = 0;
for (const scene of chosen) {
  try {
    await photograph(await scene.open(stage), scene);
    say(`  ✓  ${nameOf(scene)}`);
  } catch (error) {
    failed += 1;
    say(`  ✗  ${nameOf(scene)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await stage.clear();
await browser.close();
say(`${chosen.length - failed} of ${chosen.length} scenes are in ${folder}`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
