import { newAccount, sortAccounts, type Account, type CalculatorItem } from '@kontor/domain/account/account';
import { calculatorItemSchema } from '@kontor/domain/account/account.schema';
import * as z from 'zod';
import { schemaProblems, settingProblems } from '../form/schema-problems.js';
import { accountOfForm, type AccountBase, formOfAccount, type AccountForm } from './account-form.js';
import { accountLimits, parseWhole } from './account-limits.js';
import { accountProblems } from './account-problems.js';
import { problemText } from '../../ui/fields/text-lines.js';
import { formatSliders, parseSliders } from './slider-text.js';
import { accountBatch, type AccountBatch } from './account-batch.js';
import type { BankPage } from '@kontor/domain/settings/settings';

/** One account as it is filled in. */
export interface AccountDraft {
  readonly base: AccountBase;
  readonly form: AccountForm;
}

/** The accounts page as it is filled in (R3 §2.8 "accounts"). */
export interface AccountsDraft {
  readonly defaultKontoname: string;
  /** One slider per line. */
  readonly sliders: string;
  readonly accounts: readonly AccountDraft[];
}

const draftOfAccount = (account: Account, items: readonly CalculatorItem[]): AccountDraft => ({
  base: {
    id: account.id,
    calcSettings: account.calcSettings,
    subFeatures: account.subFeatures,
    documents: account.documents,
  },
  form: formOfAccount(account, items),
});

/** The draft of what is stored, with the accounts in the order of the cards. */
export function draftOf(stored: Pick<AccountBatch, 'defaultKontoname' | 'tempConfig'>): AccountsDraft {
  const { konten, calcElements } = stored.tempConfig;
  return {
    defaultKontoname: stored.defaultKontoname,
    sliders: formatSliders(calcElements),
    accounts: sortAccounts(konten).map((account) => draftOfAccount(account, calcElements)),
  };
}

/** The sliders of the draft; those with an existing title keep their identifier. */
export function slidersOf(draft: Pick<AccountsDraft, 'sliders'>, page: BankPage): readonly CalculatorItem[] {
  return parseSliders(draft.sliders, page.calcElements).items;
}

/** Prices of existing sliders only: a slider may have been removed after its price was typed. */
function withPricesOf({ form, base }: AccountDraft, items: readonly CalculatorItem[]): AccountDraft {
  const pick = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(items.map(({ identifier }) => [identifier, texts[identifier] ?? '']));
  return { base, form: { ...form, elements: pick(form.elements), freiposten: pick(form.freiposten) } };
}

/** Why a draft cannot be saved, by field path (`accounts.0.title`), in German. */
export function problemsOf(draft: AccountsDraft, page: BankPage): Readonly<Record<string, string>> {
  const { items, problems } = parseSliders(draft.sliders, page.calcElements);
  const name = settingProblems('defaultKontoname', draft.defaultKontoname.trim())[''];
  const ofAccounts = draft.accounts.flatMap((account, index) =>
    Object.entries(accountProblems(withPricesOf(account, items).form)).map(
      ([field, message]) => [`accounts.${index}.${field}`, message] as const,
    ),
  );
  return {
    ...(name === undefined ? {} : { defaultKontoname: name }),
    ...(draft.accounts.length === 0 ? { accounts: 'Mindestens ein Konto erforderlich' } : {}),
    ...(problems.length === 0 ? longSliders(items) : { sliders: problemText(problems) }),
    ...Object.fromEntries(ofAccounts),
  };
}

/** Sliders of a text without problems are in the order of its lines. */
function longSliders(items: readonly CalculatorItem[]): Readonly<Record<string, string>> {
  const [first] = Object.entries(schemaProblems(z.array(calculatorItemSchema).max(50), items));
  if (first === undefined) return {};
  const [path, message] = first;
  return { sliders: path === '' ? message : `${Number.parseInt(path) + 1}. Eintrag: ${message}` };
}

/** The accounts of a draft that have no problem. */
export function accountsOf(draft: AccountsDraft, page: BankPage): readonly Account[] {
  const items = slidersOf(draft, page);
  return draft.accounts.flatMap((account) => {
    const { form, base } = withPricesOf(account, items);
    return Object.keys(accountProblems(form)).length === 0 ? [accountOfForm(form, base)] : [];
  });
}

/** The three settings of a draft without problems; `page` keeps all else (R3 §7 "Batch saves for accounts"). */
export function batchOf(draft: AccountsDraft, page: BankPage): AccountBatch {
  const { defaultKontoname } = draft;
  return accountBatch({ defaultKontoname, page, accounts: accountsOf(draft, page), sliders: slidersOf(draft, page) });
}

const sortIndexOf = ({ form }: AccountDraft): number | undefined =>
  parseWhole(form.sortIndex, accountLimits.sortIndex.max);

/** The draft with a new account at its end. */
export function withAccount(draft: AccountsDraft, page: BankPage): AccountsDraft {
  const taken = draft.accounts.map((account) => ({ id: account.base.id, sortIndex: sortIndexOf(account) ?? 0 }));
  const added = newAccount(Object.fromEntries(taken.map((one) => [String(one.id), one])), draft.defaultKontoname);
  return { ...draft, accounts: [...draft.accounts, draftOfAccount(added, slidersOf(draft, page))] };
}

/** Accounts in a new order: they keep the sort indexes of their places, or are numbered where these are not ascending. */
export function inOrder(accounts: readonly AccountDraft[]): readonly AccountDraft[] {
  const indexes = accounts.map((account) => sortIndexOf(account) ?? 0).sort((left, right) => left - right);
  const areDistinct = new Set(indexes).size === indexes.length;
  return accounts.map(({ base, form }, at) => {
    const sortIndex = areDistinct ? indexes[at] : (at + 1) * accountLimits.sortStep;
    return { base, form: { ...form, sortIndex: String(sortIndex) } };
  });
}
