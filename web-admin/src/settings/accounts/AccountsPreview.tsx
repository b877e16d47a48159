import { comparedAccounts, type Account, type CalculatorItem } from '@kontor/domain/account/account';
import { bestAccount, calculatedPrice, initialValues, type CalculatorValues } from '@kontor/domain/pricing/pricing';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PreviewBox } from '../../ui/PreviewBox.js';
import { AccountCard } from './AccountCard.js';

const Cards = styled('div')({ display: 'grid', gap: 20, marginTop: 16 });
const Quantity = styled('div')({ padding: '0 10px', '& strong': { fontWeight: 600 } });

interface AccountsPreviewProps {
  readonly accounts: readonly Account[];
  /** How many accounts are not shown because of a problem. */
  readonly missing: number;
  readonly items: readonly CalculatorItem[];
  readonly showsCalculator: boolean;
}

/** The comparison of the accounts, with the result of the calculator. */
export function AccountsPreview({ accounts, missing, items, showsCalculator }: AccountsPreviewProps) {
  const [moved, setMoved] = useState<CalculatorValues>({});
  const values = { ...initialValues(items), ...moved };
  const byId = Object.fromEntries(accounts.map((account) => [String(account.id), account]));
  const hidden = accounts.length - comparedAccounts(byId).length;
  const calculates = showsCalculator && items.length > 0;
  const best = calculates ? bestAccount(byId, values) : undefined;
  return (
    <>
      {calculates ? (
        <PreviewBox title="Das passende Konto berechnen">
          {items.map((item) => (
            <Quantity key={item.identifier}>
              <strong>{item.title}</strong>: {values[item.identifier]}
              <Slider
                size="small"
                aria-label={item.title}
                min={item.minValue}
                max={item.maxValue}
                step={item.step}
                value={Math.min(Math.max(values[item.identifier] ?? 0, item.minValue), item.maxValue)}
                onChange={(_event, value) => setMoved({ ...moved, [item.identifier]: value })}
              />
            </Quantity>
          ))}
        </PreviewBox>
      ) : (
        <p>Kunden sehen keinen Rechner, weil er ausgeschaltet ist oder keine Schieberegler hat.</p>
      )}
      {missing === 0 ? null : <p>Konten mit ungültigen Angaben fehlen in der Vorschau: {missing}</p>}
      <Cards>
        {comparedAccounts(byId).map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            calculated={calculates ? calculatedPrice(account, values) : undefined}
            isBest={best?.id === account.id}
          />
        ))}
      </Cards>
      {hidden === 0 ? null : <p>Vom Vergleich ausgeschlossen und nur über einen eigenen Link erreichbar: {hidden}</p>}
      {accounts.length === 0 && missing === 0 ? <p>Kunden sehen noch kein Konto.</p> : null}
    </>
  );
}
