import { comparedAccounts } from '@kontor/domain/account/account';
import { calculatedPrice, initialValues, type CalculatorValues } from '@kontor/domain/pricing/pricing';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useBank } from '../../app/configuration/use-configuration.js';
import { CalculatorPanel } from '../pricing/CalculatorPanel.js';
import { recommend } from '../pricing/recommendation.js';
import { AccountCard } from './AccountCard.js';
import { AccountCarousel } from './AccountCarousel.js';

const DetailsTable = lazy(() => import('./DetailsTable.js').then(({ DetailsTable }) => ({ default: DetailsTable })));

const Section = styled('div')({ marginTop: 32 });

interface PackageComparisonProps {
  /** The packages to compare, by their ids. */
  readonly accounts: Readonly<Record<string, PublicAccount>>;
  readonly title: string;
  /** The id of the package to show first; default is the first one. */
  readonly chosen?: number | undefined;
  /** Actions of a card; default is opening the account. */
  readonly action?: (account: PublicAccount) => ReactNode;
}

/** Packages in comparison, below the calculator where the bank has one. */
export function PackageComparison({ accounts, title, chosen, action }: PackageComparisonProps) {
  const { calcElements, calcSettings } = useBank();
  const calculates = calcSettings.showCalculation && calcElements.length > 0;
  const panel = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState<CalculatorValues>(() => initialValues(calcElements));
  const [detailed, setDetailed] = useState(false);
  const tableId = useId();
  const cheapest = open ? (recommend(accounts, values)?.cheapest ?? []) : [];
  const sorted = comparedAccounts(accounts, chosen);

  const toggleFromCard = (): void => {
    setOpen(!open);
    // The calculator is above the cards, so opening it from below scrolls there.
    if (!open) requestAnimationFrame(() => panel.current?.focus());
  };
  return (
    <>
      {calculates ? (
        <Section>
          <CalculatorPanel
            headingRef={panel}
            open={open}
            onToggle={() => setOpen(!open)}
            accounts={accounts}
            items={calcElements}
            values={values}
            onChange={setValues}
          />
        </Section>
      ) : null}
      <Section>
        <AccountCarousel title={title} count={sorted.length} chosen={sorted.findIndex(({ id }) => id === chosen)}>
          {sorted.map((account) => (
            <AccountCard
              key={account.id}
              account={account}
              calculated={open ? calculatedPrice(account, values) : undefined}
              best={cheapest.includes(account)}
              details={{ open: detailed, toggle: () => setDetailed(!detailed), tableId }}
              calculator={calculates ? { open, toggle: toggleFromCard } : undefined}
              action={action?.(account)}
            />
          ))}
        </AccountCarousel>
        {detailed ? (
          <Suspense>
            <DetailsTable id={tableId} accounts={sorted} />
          </Suspense>
        ) : null}
      </Section>
    </>
  );
}
