import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { nameOf, type PageState } from '../page-states/page-state.js';
import { pageStates } from '../page-states/all-page-states.js';
import { PageEnvironment } from '../page-states/page-environment.js';
import { openBrowser } from '../support/browser.js';
import { writeContactSheet } from './contact-sheet.js';

const widths = [360, 768, 1280] as const;
const windowHeight = 900;
const folder = '.kontor-screens';
/** Times and ids are masked, so that a picture changes only with its page. */
const noMotion = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A menu is positioned a moment after the window has changed. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const button = document.querySelector('[aria-haspopup=menu][aria-expanded=true]')?.getBoundingClientRect();
    return [...document.querySelectorAll('[role=menu]')].every((menu) => {
      if (menu.closest('[aria-hidden=true]') !== null) return true;
      const { left, right } = menu.getBoundingClientRect();
      return button === undefined || (left <= button.right && right >= button.left && right <= innerWidth);
    });
  });
}

/**
 * The window is as high as its page, so that fixed elements are at the edge of the picture and not across it. Dialogs
 * are taken as they are seen.
 */
async function unroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await settle(page);
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, windowHeight) });
  await settle(page);
}

async function photograph(page: Page, state: PageState): Promise<void> {
  for (const width of widths) {
    await unroll(page, width);
    const path = join(folder, `${nameOf(state)}-${width}.png`);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, ...noMotion });
  }
}

const wanted = process.argv.slice(2);
const chosen = pageStates.filter((state) => wanted.length === 0 || wanted.some((part) => nameOf(state).includes(part)));
const browser = await openBrowser();
const environment = new PageEnvironment(browser);
let failed = 0;
for (const state of chosen) {
  try {
    await photograph(await state.open(environment), state);
    say(`  ✓  ${nameOf(state)}`);
  } catch (error) {
    failed += 1;
    say(`  ✗  ${nameOf(state)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await environment.clear();
for (const app of new Set(chosen.map((state) => state.app)))
  if (existsSync(join(folder, app))) say(`  ·  ${await writeContactSheet(browser, join(folder, app), 1280)}`);
await browser.close();
say(`${chosen.length - failed} of ${chosen.length} page states are in ${folder}`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
