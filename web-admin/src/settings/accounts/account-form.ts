import {
  type Account,
  type AccountProducts,
  type CalculatorItem,
  type SubFeature,
} from '@kontor/domain/account/account';
import { keepEnglish, withEnglish } from '../english/with-english.js';
import { formatDocuments, parseDocuments } from './document-text.js';
import { formatFeatures, parseFeatures } from './feature-text.js';
import { parseWhole } from './account-limits.js';
import { euroText, parseEuro } from './euro-text.js';
import { formatSubFeatures, parseSubFeatures } from './sub-feature-text.js';

/** The account editor as it is filled in: numbers and lists as typed text, prices in euro (R3 §3 "Account (Konto)", §5). */
export interface AccountForm {
  readonly sortIndex: string;
  readonly title: string;
  readonly color: string;
  readonly price: string;
  /** Empty means that members pay the same. */
  readonly memberPrice: string;
  readonly girocardPrice: string;
  readonly girocardFreeItems: string;
  readonly features: string;
  readonly subFeatures: string;
  readonly documents: string;
  readonly showTitle: boolean;
  readonly showIcon: boolean;
  readonly icon: string;
  readonly alwaysShowRibbon: boolean;
  readonly ribbonText: string;
  readonly ribbonColor: string;
  readonly linkText: string;
  readonly titleEn: string;
  readonly featuresEn: string;
  readonly ribbonTextEn: string;
  readonly linkTextEn: string;
  readonly linkTarget: string;
  readonly disabledForVergleich: boolean;
  /** Price per unit by calculator item. */
  readonly elements: Readonly<Record<string, string>>;
  /** Free units by calculator item. */
  readonly freiposten: Readonly<Record<string, string>>;
  readonly produktnummer: string;
  readonly konditionsnummer: string;
  readonly girocardProduktnummer: string;
}

const amounts = (
  values: Readonly<Record<string, number>>,
  items: readonly CalculatorItem[],
  show: (value: number) => string,
) =>
  Object.fromEntries(
    items.map(({ identifier }) => {
      const value = Object.hasOwn(values, identifier) ? values[identifier] : undefined;
      return [identifier, value === undefined ? '' : show(value)];
    }),
  );

function looksOf(account: Account) {
  return {
    title: account.title,
    color: account.color,
    showTitle: account.showTitle,
    showIcon: account.showIcon,
    icon: account.icon ?? '',
    alwaysShowRibbon: account.alwaysShowRibbon,
    ribbonText: account.ribbonText,
    ribbonColor: account.ribbonColor,
    linkText: account.linkText ?? '',
    linkTarget: account.linkTarget ?? '',
    disabledForVergleich: account.disabledForVergleich,
    titleEn: account.en?.title ?? '',
    featuresEn: formatFeatures(account.en?.features ?? []),
    ribbonTextEn: account.en?.ribbonText ?? '',
    linkTextEn: account.en?.linkText ?? '',
  };
}

/** The form that shows an account, with a price for each slider of the calculator. */
export function formOfAccount(account: Account, items: readonly CalculatorItem[]): AccountForm {
  const { girocard, calcSettings, agree21, memberPrice } = account;
  return {
    ...looksOf(account),
    sortIndex: String(account.sortIndex),
    price: euroText(account.price),
    memberPrice: memberPrice === undefined ? '' : euroText(memberPrice),
    girocardPrice: euroText(girocard.price),
    girocardFreeItems: String(girocard.freeItems),
    features: formatFeatures(account.features),
    subFeatures: formatSubFeatures(account.subFeatures),
    documents: formatDocuments(account.documents),
    elements: amounts(calcSettings.elements, items, euroText),
    freiposten: amounts(calcSettings.freiposten, items, String),
    produktnummer: agree21?.produktnummer ?? '',
    konditionsnummer: agree21?.konditionsnummer ?? '',
    girocardProduktnummer: agree21?.girocardProduktnummer ?? '',
  };
}

const whole = (text: string): number => parseWhole(text) ?? Number.NaN;
const cents = (text: string): number => parseEuro(text) ?? Number.NaN;

/** Prices and allowances above 0; a slider that costs nothing needs no entry. */
function typedAmounts(
  texts: Readonly<Record<string, string>>,
  read: (text: string) => number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([item, text]) => (read(text) === 0 ? [] : [[item, read(text)] as const])),
  );
}

function productsOf(form: AccountForm): { readonly agree21?: AccountProducts } {
  const entries = [
    ['produktnummer', form.produktnummer.trim()],
    ['konditionsnummer', form.konditionsnummer.trim()],
    ['girocardProduktnummer', form.girocardProduktnummer.trim()],
  ].filter(([, value]) => value !== '');
  return entries.length === 0 ? {} : { agree21: Object.fromEntries(entries) as AccountProducts };
}

const optional = <K extends string>(name: K, text: string) =>
  (text.trim() === '' ? {} : { [name]: text.trim() }) as Partial<Record<K, string>>;

/** What an account has beside what is typed. */
export type AccountBase = Pick<Account, 'id' | 'calcSettings'> & Partial<Pick<Account, 'subFeatures' | 'documents'>>;

/**
 * The account of a form without problems. Its id and fixed sum stay those of `base`; the base price of the calculator
 * is the price (R3 §3 "grundpreis = price").
 */
export function accountOfForm(form: AccountForm, base: AccountBase): Account {
  const price = cents(form.price);
  const account: Account = {
    id: base.id,
    sortIndex: whole(form.sortIndex),
    title: form.title.trim(),
    color: form.color,
    price,
    ...(form.memberPrice.trim() === '' ? {} : { memberPrice: cents(form.memberPrice) }),
    girocard: { price: cents(form.girocardPrice), freeItems: whole(form.girocardFreeItems) },
    features: parseFeatures(form.features),
    subFeatures: keepOfBlocks(parseSubFeatures(form.subFeatures).subFeatures, base.subFeatures),
    documents: parseDocuments(form.documents).documents.map((document) =>
      keepEnglish(
        document,
        base.documents?.find(({ title }) => title === document.title),
      ),
    ),
    showTitle: form.showTitle,
    showIcon: form.showIcon,
    ...optional('icon', form.icon),
    alwaysShowRibbon: form.alwaysShowRibbon,
    ribbonText: form.ribbonText.trim(),
    ribbonColor: form.ribbonColor,
    ...optional('linkText', form.linkText),
    ...optional('linkTarget', form.linkTarget),
    disabledForVergleich: form.disabledForVergleich,
    calcSettings: {
      grundpreis: price,
      elements: typedAmounts(form.elements, cents),
      freiposten: typedAmounts(form.freiposten, whole),
      summeFix: base.calcSettings.summeFix,
    },
    ...productsOf(form),
  };
  return withEnglish(account, englishOf(form));
}

function englishOf(form: AccountForm) {
  return {
    title: form.titleEn.trim(),
    features: parseFeatures(form.featuresEn),
    ribbonText: form.ribbonTextEn.trim(),
    linkText: form.linkTextEn.trim(),
  };
}

/** Blocks are typed as one text, without their English texts. */
function keepOfBlocks(typed: readonly SubFeature[], before: readonly SubFeature[] = []): readonly SubFeature[] {
  return typed.map((block) => {
    const known = before.find(({ topic }) => topic === block.topic);
    const elements = block.elements.map((element) =>
      keepEnglish(
        element,
        known?.elements.find(({ title }) => title === element.title),
      ),
    );
    return { ...keepEnglish(block, known), elements };
  });
}
