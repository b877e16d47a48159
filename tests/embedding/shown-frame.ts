import type { Frame, Page } from 'playwright-core';
import { addresses } from '../support/addresses.js';
import { heading } from '../support/opening-pages.js';
import { until } from '../support/until.js';

/** The frame of a site, in sight: a browser renders no frame of another site that is out of sight. */
export async function frameIn(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe');
  await element.scrollIntoViewIfNeeded();
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The site has no frame');
  return frame;
}

/** Height that the site gives its frame, px. */
export const heightOf = (page: Page): Promise<number> => page.locator('iframe').evaluate((frame) => frame.clientHeight);

/** Whether a frame is as high as its page. */
export const hasContentHeight = async (page: Page, frame: Frame): Promise<boolean> => {
  const content = () => Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0);
  return (await heightOf(page)) === (await frame.evaluate(content));
};

/**
 * Leaves a frame by the link to a window of its own, and waits for its address. As long as the frame follows its last page, the
 * link may move from under the pointer.
 */
export async function leaveFrame(page: Page, frame: Frame, next: string): Promise<void> {
  await heading(frame, 'Weiter im eigenen Fenster');
  await until(() => hasContentHeight(page, frame), { what: 'a frame as high as its last page' });
  await frame.getByRole('link', { name: 'Weiter im eigenen Fenster' }).click();
  try {
    await page.waitForURL(`${addresses.portal}${next}`);
  } catch (error) {
    throw new Error(`${page.url()} says: ${await page.locator('body').innerText()}`, { cause: error });
  }
}
