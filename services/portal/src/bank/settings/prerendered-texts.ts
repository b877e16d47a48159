import { openingHead } from '@kontor/domain/settings/configuration';
import type { PrerenderedTexts } from '../../http/web/web.module.js';
import type { Settings } from './settings.js';

/** The texts of the prerendered comparison page; null where it starts with an image, has no texts, or settings are unreadable. */
export function createPrerenderedTexts(settings: Settings): () => Promise<PrerenderedTexts | null> {
  return async () => {
    const all = await settings.all().catch(() => null);
    if (all === null || all.paymentProviderInstance) return null;
    const { image, title, lead } = openingHead({ imageHead: all.imageHead, introduction: all.tempConfig.introduction });
    return image !== undefined || title === undefined || lead === undefined ? null : { title, lead };
  };
}
