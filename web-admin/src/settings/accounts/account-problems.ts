import { accountSchema } from '@kontor/domain/account/account.schema';
import { schemaProblems } from '../form/schema-problems.js';
import { accountOfForm, type AccountForm } from './account-form.js';
import { accountLimits, parseWhole, wholeMessage } from './account-limits.js';
import { euroMessage, parseEuro } from './euro-text.js';
import { isWebAddress, webAddressMessage } from '../../ui/rich-text/web-address.js';
import { parseDocuments } from './document-text.js';
import { parseSubFeatures } from './sub-feature-text.js';
import { problemText } from '../../ui/fields/text-lines.js';

/** Why fields of the account editor are refused, by field path (`elements.<item>` for prices of sliders), in German. */
export type AccountProblems = Readonly<Record<string, string>>;

type Checked = readonly [path: string, message: string | undefined];

const wholeProblem = (text: string, max: number): string | undefined =>
  parseWhole(text, max) === undefined ? wholeMessage(max) : undefined;

const euroProblem = (text: string): string | undefined => (parseEuro(text) === undefined ? euroMessage : undefined);

const colourProblem = (text: string): string | undefined =>
  /^#[0-9A-Fa-f]{6}$/.test(text) ? undefined : 'Farbe als #RRGGBB erforderlich';

const linkProblem = (text: string): string | undefined =>
  text.trim() === '' || isWebAddress(text.trim()) ? undefined : webAddressMessage;

/** Product numbers of the core banking system (R3 §5): exactly 8, at most 3, at most 3 characters; each may be empty. */
function productProblems(form: AccountForm): readonly Checked[] {
  const lengthOf = (text: string): number => [...text.trim()].length;
  const produktnummer = lengthOf(form.produktnummer);
  const atMost = (text: string, max: number) => (lengthOf(text) > max ? `Maximal ${max} Zeichen möglich` : undefined);
  return [
    [
      'produktnummer',
      produktnummer === 0 || produktnummer === accountLimits.produktnummer ? undefined : 'Genau 8 Zeichen erforderlich',
    ],
    ['konditionsnummer', atMost(form.konditionsnummer, accountLimits.konditionsnummer)],
    ['girocardProduktnummer', atMost(form.girocardProduktnummer, accountLimits.girocardProduktnummer)],
  ];
}

function amountProblems(form: AccountForm): readonly Checked[] {
  const { price, freeItems, sortIndex } = accountLimits;
  const elements = Object.entries(form.elements).map(
    ([item, text]) => [`elements.${item}`, euroProblem(text)] as const,
  );
  const free = Object.entries(form.freiposten).map(
    ([item, text]) => [`freiposten.${item}`, wholeProblem(text, price.max)] as const,
  );
  return [
    ['sortIndex', wholeProblem(form.sortIndex, sortIndex.max)],
    ['price', euroProblem(form.price)],
    ['memberPrice', euroProblem(form.memberPrice)],
    ['girocardPrice', euroProblem(form.girocardPrice)],
    ['girocardFreeItems', wholeProblem(form.girocardFreeItems, freeItems.max)],
    ...elements,
    ...free,
  ];
}

/** Fields of the editor by the start of their path in an account; a list is one field with a text. */
const fieldsOfPaths: readonly (readonly [path: RegExp, field: string])[] = [
  [/^(features|subFeatures|documents)\.\d.*$/, '$1'],
  [/^en\.features\.\d.*$/, 'featuresEn'],
  [/^en\.(\w+)$/, '$1En'],
  [/^girocard\.price$/, 'girocardPrice'],
  [/^girocard\.freeItems$/, 'girocardFreeItems'],
  [/^calcSettings\.grundpreis$/, 'price'],
  [/^(?:calcSettings|agree21)\./, ''],
];

/** What the schema refuses beside the rules of the editor: texts that are too long. */
function storedProblems(form: AccountForm): AccountProblems {
  const base = { id: accountLimits.id.min, calcSettings: { grundpreis: 0, elements: {}, freiposten: {}, summeFix: 0 } };
  const problems = Object.entries(schemaProblems(accountSchema, accountOfForm(form, base)));
  return Object.fromEntries(
    problems.reverse().map(([path, message]) => {
      const field = fieldsOfPaths.reduce((text, [pattern, name]) => text.replace(pattern, name), path);
      const item = /^(?:(?:en\.)?features|subFeatures|documents)\.(\d+)/.exec(path)?.[1];
      return [field, item === undefined ? message : `${Number(item) + 1}. Eintrag: ${message}`];
    }),
  );
}

const asProblem = (text: string): string | undefined => (text === '' ? undefined : text);

/** Why an account cannot be saved (R3 §5 "Account"); empty when it can. */
export function accountProblems(form: AccountForm): AccountProblems {
  const checked: readonly Checked[] = [
    ['title', form.title.trim() === '' ? 'Pflichtfeld' : undefined],
    ['color', colourProblem(form.color)],
    ['ribbonColor', colourProblem(form.ribbonColor)],
    ['icon', linkProblem(form.icon)],
    ['linkTarget', linkProblem(form.linkTarget)],
    ['subFeatures', asProblem(problemText(parseSubFeatures(form.subFeatures).problems))],
    ['documents', asProblem(problemText(parseDocuments(form.documents).problems))],
    ...amountProblems(form),
    ...productProblems(form),
  ];
  const own = Object.fromEntries(
    checked.flatMap(([path, message]) => (message === undefined ? [] : [[path, message]])),
  );
  return { ...storedProblems(form), ...own };
}
