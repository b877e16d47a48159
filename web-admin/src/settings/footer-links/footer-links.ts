import { isWebAddress, webAddressMessage } from '../../ui/rich-text/web-address.js';
import { settingProblems } from '../form/schema-problems.js';
import { type FooterLink } from '@kontor/domain/settings/settings';

/** A new footer link; its address is a placeholder to be replaced (R3 §3 "footerLinks"). */
export const newFooterLink: FooterLink = { title: '', href: 'https://www.example.com' };

/** Why footer links cannot be saved, by field path (`0.title`), in German. */
export function footerLinkProblems(links: readonly FooterLink[]): Readonly<Record<string, string>> {
  const own = Object.fromEntries(
    links.flatMap(({ title, href }, index) => [
      ...(title.trim() === '' ? [[`${index}.title`, 'Pflichtfeld'] as const] : []),
      ...(isWebAddress(href.trim()) ? [] : [[`${index}.href`, webAddressMessage] as const]),
    ]),
  );
  const stored = Object.entries(settingProblems('tempConfig', { footerLinks: links }));
  return {
    ...Object.fromEntries(stored.map(([path, message]) => [path.replace('footerLinks.', ''), message])),
    ...own,
  };
}
