import { type Translated } from '../translated/translated.js';

/** A block of details on an account card (R3 §3 "Account (Konto)"). */
export interface SubFeature extends Translated<{ topic: string }> {
  readonly topic: string;
  readonly highlighted: boolean;
  readonly variant?: string | undefined;
  readonly elements: readonly SubFeatureElement[];
}

interface ElementTexts {
  readonly title: string;
  readonly price?: string | undefined;
  readonly note?: string | undefined;
}

/** One service of a block with its price. */
export interface SubFeatureElement extends ElementTexts, Translated<ElementTexts> {}

/** Input of the calculator for one account; all amounts in cents (R1 §9, R3 §3). */
export interface CalculationSettings {
  readonly grundpreis: number;
  /** Price per unit by calculator item. */
  readonly elements: Readonly<Record<string, number>>;
  /** Free units by calculator item. */
  readonly freiposten: Readonly<Record<string, number>>;
  /** Added once; may be negative. */
  readonly summeFix: number;
}

/** An account package; money in cents (R3 §3 "Account (Konto)", R2 §3 "Account card"). */
export interface Account extends Translated<Pick<Account, 'title' | 'features' | 'ribbonText' | 'linkText'>> {
  readonly id: number;
  readonly sortIndex: number;
  readonly title: string;
  readonly color: string;
  readonly price: number;
  readonly memberPrice?: number | undefined;
  readonly girocard: { readonly price: number; readonly freeItems: number };
  readonly features: readonly string[];
  readonly subFeatures: readonly SubFeature[];
  readonly documents: readonly AccountDocument[];
  readonly showTitle: boolean;
  readonly showIcon: boolean;
  readonly icon?: string | undefined;
  readonly alwaysShowRibbon: boolean;
  readonly ribbonText: string;
  readonly ribbonColor: string;
  readonly linkText?: string | undefined;
  /** Alternative target; an account with one is not opened here. */
  readonly linkTarget?: string | undefined;
  readonly disabledForVergleich: boolean;
  readonly calcSettings: CalculationSettings;
  readonly agree21?: AccountProducts | undefined;
}

/** A document that customers read before they choose an account. */
export interface AccountDocument extends Translated<{ title: string }> {
  readonly title: string;
  readonly filepath: string;
}

/** Product numbers of the core banking system (R3 §5 "Account"). */
export interface AccountProducts {
  readonly produktnummer?: string | undefined;
  readonly konditionsnummer?: string | undefined;
  readonly girocardProduktnummer?: string | undefined;
}

/** One slider of the calculator (R2 §3 "Package list"). */
export interface CalculatorItem extends Translated<{ title: string; tooltip: string }> {
  readonly identifier: string;
  readonly title: string;
  readonly minValue: number;
  readonly maxValue: number;
  readonly step: number;
  readonly value: number;
  readonly tooltip?: string | undefined;
  readonly sortIndex: number;
}

/** The packages in the order of the cards (R2 §2.7: by sortIndex; equal ones by id). */
export function sortAccounts<T extends Pick<Account, 'id' | 'sortIndex'>>(
  accounts: Readonly<Record<string, T>>,
): readonly T[] {
  return Object.values(accounts).sort((left, right) => left.sortIndex - right.sortIndex || left.id - right.id);
}

/**
 * The packages of a comparison, in their order: without the excluded ones, which are opened by a link of their own (R3 §3).
 * The package that a customer has is among them.
 */
export function comparedAccounts<T extends Pick<Account, 'id' | 'sortIndex' | 'disabledForVergleich'>>(
  accounts: Readonly<Record<string, T>>,
  ownId?: number,
): readonly T[] {
  return sortAccounts(accounts).filter(({ id, disabledForVergleich }) => !disabledForVergleich || id === ownId);
}

/** The packages that can be opened here: those without an external link (R1 §2). */
export function openableAccounts<T extends Pick<Account, 'id' | 'sortIndex' | 'linkTarget'>>(
  accounts: Readonly<Record<string, T>>,
): readonly T[] {
  return sortAccounts(accounts).filter((account) => account.linkTarget === undefined || account.linkTarget === '');
}

/** Whether the customer may switch from the current package: several are openable and it is not excluded from comparison (R1 §2 item 10). */
export function canSwitchAccount(accounts: Readonly<Record<string, Account>>, currentId: number): boolean {
  return openableAccounts(accounts).length > 1 && accounts[String(currentId)]?.disabledForVergleich !== true;
}

const highest = (values: readonly number[]): number => Math.max(0, ...values);

/** The number after the highest id; once 9999 is taken, the lowest that is free (R3 §9: 1–9999). */
function freeId(ids: readonly number[]): number {
  const next = highest(ids) + 1;
  if (next <= 9999) return next;
  return Array.from({ length: 9999 }, (_, index) => index + 1).find((id) => !ids.includes(id)) ?? next;
}

/** A new package with the editor's defaults; id and sort index follow the highest ones (R3 §3, §9). */
export function newAccount(
  accounts: Readonly<Record<string, Pick<Account, 'id' | 'sortIndex'>>>,
  defaultTitle: string,
): Account {
  const existing = Object.values(accounts);
  return {
    id: freeId(existing.map((account) => account.id)),
    sortIndex: Math.min(highest(existing.map((account) => account.sortIndex)) + 10, 9999),
    title: defaultTitle,
    color: '#0066B3',
    price: 1000,
    girocard: { price: 50, freeItems: 1 },
    features: [],
    subFeatures: [],
    documents: [],
    showTitle: true,
    showIcon: false,
    alwaysShowRibbon: false,
    ribbonText: 'Empfehlung',
    ribbonColor: '#002D67',
    disabledForVergleich: false,
    calcSettings: { grundpreis: 1000, elements: {}, freiposten: {}, summeFix: 0 },
  };
}
