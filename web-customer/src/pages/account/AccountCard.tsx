import { textOn } from '@kontor/domain/brand/contrast';
import { baseColours } from '@kontor/domain/brand/tokens';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import Check from '@mui/icons-material/Check';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isDebugMode } from '../../app/session/debug-mode.js';
import { entryQuery } from '../../app/routes/entry-query.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/text.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { AccountDetails } from './AccountDetails.js';
import { moreFeatures, shownFeatures } from './details-table.js';
import {
  Calculated,
  Card,
  CheapestSign,
  Documents,
  Features,
  Preview,
  Price,
  Signs,
  Summary,
  Title,
  Toggles,
} from './account-card-parts.js';
import { euroText } from '../../texts/amounts.js';
import { bankLanguage } from '../../texts/create-text.js';

interface AccountCardProps {
  readonly account: PublicAccount;
  /** Result of the calculator, in cents a month; undefined while it is closed. */
  readonly calculated: number | undefined;
  readonly best: boolean;
  /** The details of all packages; below the card, or on wide windows in the table with this id. */
  readonly details: { readonly open: boolean; readonly toggle: () => void; readonly tableId: string };
  readonly calculator: { readonly open: boolean; readonly toggle: () => void } | undefined;
  /** Actions of the card; default is opening the account. */
  readonly action?: ReactNode;
}

/** One package: price, main features, and a button to open it. */
export function AccountCard({ account, calculated, best, details, calculator, action }: AccountCardProps) {
  const id = useId();
  const { title, features } = account;
  const more = moreFeatures(account);
  const hasDetails = account.subFeatures.length > 0 || more.length > 0;
  return (
    <Card best={best} open={details.open} accent={account.color} aria-labelledby={`${id}-title`}>
      <CardSigns account={account} best={best} />
      <Summary>
        <Title id={`${id}-title`} lang={bankLanguage(title)}>
          {account.showIcon && (account.icon ?? '') !== '' ? (
            <img src={account.icon} alt="" width={32} height={32} />
          ) : null}
          {account.showTitle ? title : <VisuallyHidden>{title}</VisuallyHidden>}
        </Title>
        <Price>
          <strong>{euroText(account.price)}</strong> {text('account.perMonth')}
          {account.memberPrice === undefined ? null : (
            <small>{text('account.memberPrice', { price: euroText(account.memberPrice) })}</small>
          )}
        </Price>
        {calculated === undefined ? null : (
          <Calculated best={best}>
            {text('account.calculated')}{' '}
            <strong>{text('account.calculatedPrice', { price: euroText(calculated) })}</strong>
          </Calculated>
        )}
        <Features>
          {features.slice(0, shownFeatures).map((feature) => (
            <li key={feature} lang={bankLanguage(feature)}>
              <Check aria-hidden />
              {feature}
            </li>
          ))}
        </Features>
        {action ?? <OpenButton account={account} />}
        <Toggles>
          {hasDetails ? (
            <Button
              look="quiet"
              aria-expanded={details.open}
              aria-controls={`${id}-details ${details.tableId}`}
              onClick={details.toggle}
            >
              {text('account.details')}
              <VisuallyHidden>{text('account.of', { title })}</VisuallyHidden>
              <ExpandMore aria-hidden style={details.open ? { transform: 'rotate(180deg)' } : {}} />
            </Button>
          ) : null}
          {calculator === undefined ? null : (
            <Button look="quiet" aria-expanded={calculator.open} onClick={calculator.toggle}>
              <CalculateOutlined aria-hidden />
              {text('account.calculate')}
            </Button>
          )}
        </Toggles>
        <CardDocuments account={account} />
      </Summary>
      <AccountDetails id={`${id}-details`} open={details.open} account={account} features={more} />
    </Card>
  );
}

function CardSigns({ account, best }: Pick<AccountCardProps, 'account' | 'best'>) {
  return (
    <Signs>
      {best ? (
        <CheapestSign>
          <SavingsOutlined aria-hidden />
          {text('account.best')}
        </CheapestSign>
      ) : null}
      {account.alwaysShowRibbon ? (
        <p
          lang={bankLanguage(account.ribbonText)}
          style={{ background: account.ribbonColor, color: textOn(account.ribbonColor, baseColours.ink) }}
        >
          {account.ribbonText}
        </p>
      ) : null}
    </Signs>
  );
}

function CardDocuments({ account: { title, documents } }: Pick<AccountCardProps, 'account'>) {
  if (documents.length === 0) return null;
  return (
    <Documents>
      {documents.map(({ title: document, filepath }) => (
        <li key={`${document} ${filepath}`}>
          <a href={filepath} target="_blank" rel="noopener noreferrer">
            <DescriptionOutlined aria-hidden />
            <span>
              {document}
              <VisuallyHidden>{text('account.newTab', { title })}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </Documents>
  );
}

function OpenButton({ account }: { readonly account: PublicAccount }) {
  const { linkTarget = '', linkText = '', title, id } = account;
  const { search } = useLocation();
  const label = linkText === '' ? text('account.open') : linkText;
  const name = (
    <>
      {label}
      <VisuallyHidden>{text('account.package', { title })}</VisuallyHidden>
    </>
  );
  // Preview only, without a button (R2 §2.7).
  if (isDebugMode()) {
    return (
      <div>
        <Button wide disabled aria-describedby={`vorschau-${id}`}>
          {name}
        </Button>
        <Preview id={`vorschau-${id}`}>{text('account.preview')}</Preview>
      </div>
    );
  }
  if (linkTarget !== '') {
    return (
      <ButtonAnchor wide href={linkTarget}>
        {name}
      </ButtonAnchor>
    );
  }
  return (
    <ButtonLink wide to={path('einstieg-konto-eroeffnen', { kontoId: id }) + entryQuery(search)}>
      {name}
    </ButtonLink>
  );
}
