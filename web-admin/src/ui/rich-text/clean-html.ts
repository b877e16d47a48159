import { isWebAddress } from './web-address.js';
import DOMPurify from 'dompurify';

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') element.setAttribute('rel', 'noopener noreferrer');
});

/** HTML with these elements only; of all attributes a link keeps its address. */
export function cleanHtml(html: string, elements: readonly string[]): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...elements, '#text'],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
  });
}

/** Whether a text can be the address of a link in a formatted text. */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || /^(?:mailto|tel):\S+$/i.test(text);
}

/** The points of a bullet list, one per line; without a list its text is one point. */
export function linesOfList(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const points = [...body.querySelectorAll('li')];
  const texts = (points.length === 0 ? [body] : points).map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );
  return texts.filter((text) => text !== '').join('\n');
}
