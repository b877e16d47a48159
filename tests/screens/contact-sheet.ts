import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

const sheetWidth = 1800;

/** Combines all pictures of a folder and a width into one picture beside it: `<folder>.png`. */
export async function writeContactSheet(browser: Browser, folder: string, width: number): Promise<string> {
  const ending = `-${width}.png`;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
  const figures = names.map(
    (name) => `<figure><img src="${name}" alt=""><figcaption>${name.slice(0, -ending.length)}</figcaption></figure>`,
  );
  const style = `body{margin:16px;font:13px sans-serif;display:grid;grid-template-columns:repeat(6,1fr);gap:16px}
    figure{margin:0} img{width:100%;height:260px;object-fit:cover;object-position:top;border:1px solid #bbb}`;
  const html = join(folder, 'contact-sheet.html');
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('\n')}`);
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } });
  await page.goto(pathToFileURL(resolve(html)).href);
  const path = `${folder}.png`;
  await page.screenshot({ path, fullPage: true });
  await page.close();
  return path;
}
