import { settingProblems } from '../form/schema-problems.js';
import type { FieldProblems } from '../form/use-settings-form.js';
import { type MailDisclaimer } from '@kontor/domain/settings/settings';

/** Form of the setting `mailDisclaimer`: blocks, an older form that cannot be edited, or unknown. */
export type DisclaimerReading =
  | { readonly kind: 'blocks'; readonly disclaimer: MailDisclaimer }
  | { readonly kind: 'older' }
  | { readonly kind: 'unknown' };

/** Members of the older forms (R3 §3 "Mail disclaimer value"). */
const olderMembers = ['headline', 'addendum', 'left', 'right', 'leftBlocks', 'rightBlocks'] as const;

/** The text in place of the editor. */
export const olderDisclaimerText =
  'Dieser Mail-Disclaimer hat ein älteres Format und kann hier nicht bearbeitet werden.';

type Block = MailDisclaimer['blocks'][number];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBlock(value: unknown): value is Block {
  return isObject(value) && typeof value['title'] === 'string' && typeof value['content'] === 'string';
}

/** The form of a stored value; a value with members of an older form is older even if it has blocks (R3 §3). */
export function readDisclaimer(value: unknown): DisclaimerReading {
  if (!isObject(value)) return { kind: 'unknown' };
  if (olderMembers.some((member) => Object.hasOwn(value, member))) return { kind: 'older' };
  const { blocks } = value;
  if (!Array.isArray(blocks) || !blocks.every(isBlock)) return { kind: 'unknown' };
  return {
    kind: 'blocks',
    disclaimer: {
      blocks: blocks.map(({ title, content, en }) => ({ title, content, ...(en === undefined ? {} : { en }) })),
    },
  };
}

/** A new, empty block. */
export const newDisclaimerBlock: Block = { title: '', content: '' };

/** Why blocks cannot be saved, by field path (`blocks.0.content`), in German. */
export const disclaimerProblems = (disclaimer: MailDisclaimer): FieldProblems =>
  settingProblems('mailDisclaimer', disclaimer);
