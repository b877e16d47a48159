import type { Problem } from '../violation/violation.js';

// Control, format (direction, zero-width, soft hyphen), line and paragraph separators, halves of characters, and
// letters that show nothing.
const invisible = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0`;
const invisibleInName = new RegExp(`[${invisible}]`, 'u');
// A zero-width joiner between two signs makes one emoji of them.
const invisibleInText = new RegExp(
  String.raw`(?![\t\n\r])(?!(?<=[\p{Extended_Pictographic}\u{fe0f}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic}))[${invisible}]`,
  'gu',
);

const scheme = String.raw`[a-z][a-z0-9+.-]*:\/\/|\b(?:mailto|javascript|data|tel):|\bwww\d?\.`;
const address = new RegExp(String.raw`${scheme}|[\p{L}\d-]\.\p{L}{2,}\/`, 'iu');
// "Dr.Weiß" is a name, as are initials.
const domain = String.raw`(?<![\p{L}\d-])(?!(?:dr|prof|st|ing|dipl|mag|med)\.)[\p{L}\d-]{2,}[.\u3002]\p{L}{2,}`;
const addressOrDomain = new RegExp(String.raw`${scheme}|@|${domain}`, 'iu');

/** A text without control, direction and zero-width characters, composed (NFC); tabs and line breaks stay. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(invisibleInText, '');
}

/**
 * The text with ordinary blanks for all others, e.g. those that come with a copied text: they look the same, but differ
 * in a comparison with a register or an ID. Line breaks stay.
 */
export function ordinaryBlanks(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ');
}

/** What somebody enters in a form: plain, with ordinary blanks. */
export function plainEntry(text: string): string {
  return ordinaryBlanks(plainText(text));
}

/** Whose name it is: a registered company may be called by its domain, a person is not. */
export type NamedParty = 'person' | 'company';

/**
 * Why a text is no name, whatever its length: a character that nobody sees, or a web address, which the mails that
 * show the name would make a link. Undefined for a name.
 */
export function nameTextProblem(name: string, party: NamedParty): Problem | undefined {
  if (invisibleInName.test(name.trim())) return { code: 'format', label: 'nameCharacters' };
  const pattern = party === 'person' ? addressOrDomain : address;
  return pattern.test(name.normalize('NFKC')) ? { code: 'format', label: 'nameAddress' } : undefined;
}
