import { sortAccounts, type Account, type CalculatorItem } from '@kontor/domain/account/account';
import { type BankPage, type Settings } from '@kontor/domain/settings/settings';

/** The data that the accounts page saves together (R3 §7 "Batch saves for accounts"). */
export type AccountBatch = Pick<Settings, 'defaultKontoname' | 'tempConfig' | 'kontoList'>;

/** The accounts' ids and titles in the order of the cards, as stored in `kontoList`. */
export function kontoListOf(konten: BankPage['konten']): Settings['kontoList'] {
  return sortAccounts(konten).map(({ id, title }) => ({ id, title }));
}

/** The three settings that change with the accounts, which are sent together and then read again (R3 §7). */
export function accountBatch(change: {
  readonly defaultKontoname: string;
  readonly page: BankPage;
  readonly accounts: readonly Account[];
  readonly sliders: readonly CalculatorItem[];
}): AccountBatch {
  const konten = Object.fromEntries(change.accounts.map((account) => [String(account.id), account]));
  return {
    defaultKontoname: change.defaultKontoname.trim(),
    tempConfig: { ...change.page, konten, calcElements: change.sliders },
    kontoList: kontoListOf(konten),
  };
}
