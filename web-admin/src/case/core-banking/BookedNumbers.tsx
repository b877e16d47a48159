import type { CoreBanking } from '@kontor/api/case/staff-case.schema';
import { formatIban } from '@kontor/domain/account/iban';
import { CopyLine } from '../../ui/CopyLine.js';

export function AccountNumbers({ account }: { readonly account: NonNullable<CoreBanking['account']> }) {
  return (
    <>
      <CopyLine label="Kontonummer" value={account.kontonummer} />
      <CopyLine label="IBAN" value={formatIban(account.iban)} copied={account.iban} />
    </>
  );
}

export function CardNumbers({ girocard }: { readonly girocard: NonNullable<CoreBanking['girocard']> }) {
  return (
    <>
      <CopyLine label="Kartennummer" value={girocard.kartennummer} />
      <CopyLine label="Chipkartennummer" value={girocard.chipkartennummer} />
    </>
  );
}
