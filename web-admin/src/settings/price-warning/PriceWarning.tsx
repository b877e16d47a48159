import type { Account } from '@kontor/domain/account/account';
import { priceConflicts } from '@kontor/domain/account/price-texts';
import { formatEuro } from '@kontor/domain/pricing/format';
import { Notice } from '../../ui/notice/Notice.js';

/** Warns of accounts whose texts name another price than customers pay; it can be saved all the same. */
export function PriceWarning({ accounts }: { readonly accounts: readonly Account[] }) {
  const sentences = accounts.flatMap((account) =>
    priceConflicts(account).map(
      ({ text }) => `${account.title}: Der Preis ist ${formatEuro(account.price)}, der Text sagt „${text}“.`,
    ),
  );
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning" title="Preis und Text passen nicht zusammen" live>
      <ul style={{ paddingLeft: 20 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
