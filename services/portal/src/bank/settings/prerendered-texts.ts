import { openingHead } from '@kontor/domain/settings/configuration';
import type { PrerenderedTexts } from '../../http/web/web.module.js';
import type { Settings } from './settings.js';

/** A page is sent anew with every visit: a larger picture in it would delay the texts. */
const mostCharacters = 8_000;

/** Keeps the place of a picture that comes with the app. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The top of the prerendered comparison page; null where it has no texts, or settings are unreadable. */
export function createPrerenderedTexts(settings: Settings): () => Promise<PrerenderedTexts | null> {
  return async () => {
    const all = await settings.all().catch(() => null);
    if (all === null || all.paymentProviderInstance) return null;
    const { image, title, lead } = openingHead({ imageHead: all.imageHead, introduction: all.tempConfig.introduction });
    if (title === undefined || lead === undefined) return null;
    if (image === undefined) return { title, lead };
    return { image: image.length > mostCharacters ? nothing : image, title, lead };
  };
}
