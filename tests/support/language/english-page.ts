import type { Frame, Page } from 'playwright-core';
import type { ApplicantPages } from '../applicant-pages.js';
import { axeFindings } from '../browser.js';
import { germanTexts } from './german-text.js';

/** What is wrong with a page, or one in a frame, that is shown in English; `own` are names and entries. */
export async function englishFindings(page: Page | Frame, own: readonly string[]): Promise<readonly string[]> {
  const german = await germanTexts(page, own);
  return [...german.map((text) => `German: ${text}`), ...(await axeFindings(page))];
}

/** The same with what no page of an applicant may have. */
export const englishFaults = async (pages: ApplicantPages, own: readonly string[]): Promise<readonly string[]> => [
  ...(await englishFindings(pages.page, own)),
  ...(await pages.faults()),
];
