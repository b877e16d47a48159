import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { isWebOrigin } from '@kontor/domain/settings/web-origin';
import type { BankOfPages, PageHosts } from '../../http/web/web.module.js';
import { createPrerenderedTexts } from './prerendered-texts.js';
import type { Settings } from './settings.js';

const none: PageHosts = { parents: [], images: [] };

/** What the pages of both apps have of the settings. A page is also sent while they are unreadable. */
export function createBankOfPages(settings: Settings): BankOfPages {
  return {
    prerenderedTexts: createPrerenderedTexts(settings),
    pageHosts: async () => {
      const all = await settings.all().catch(() => null);
      return all === null ? none : { parents: all.embedParents, images: imageHosts(all) };
    },
  };
}

/** The origins of pictures: those that the bank names, and those of its own logos. */
function imageHosts(all: AllSettings): readonly string[] {
  const { imageHosts: named, imageBankLogo, faviconUrl, imageHead, tempConfig } = all;
  const own = [imageBankLogo, faviconUrl, imageHead, tempConfig.logoSmall ?? ''].flatMap((address) => {
    const parsed = URL.canParse(address) ? new URL(address).origin : '';
    return isWebOrigin(parsed) ? [parsed] : [];
  });
  return [...new Set([...named, ...own])];
}
