import { openingHead } from '@kontor/domain/settings/configuration';
import type { Settings } from './settings.js';

/** Heading and sentence on top of the comparison page, plain text. */
export interface FirstWords {
  readonly title: string;
  readonly lead: string;
}

/**
 * What the comparison page says before its app has come. Null where it begins with an image or without words, where there is
 * nothing to compare, and where the settings can't be read: then the app says why.
 */
export function createFirstWords(settings: Settings): () => Promise<FirstWords | null> {
  return async () => {
    const all = await settings.all().catch(() => null);
    if (all === null || all.paymentProviderInstance) return null;
    const { image, title, lead } = openingHead({ imageHead: all.imageHead, introduction: all.tempConfig.introduction });
    return image !== undefined || title === undefined || lead === undefined ? null : { title, lead };
  };
}
