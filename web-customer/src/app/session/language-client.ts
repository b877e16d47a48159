import { currentLanguage } from '../../texts/language.js';

/** Asks the server for texts in the language of the app, e.g. why it refuses. */
export const fetchInLanguage: typeof globalThis.fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', currentLanguage());
  return fetch(input, { ...init, headers });
};
