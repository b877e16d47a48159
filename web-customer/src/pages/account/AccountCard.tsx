import { textOn } from '@kontor/domain/brand/contrast';
import { baseColours } from '@kontor/domain/brand/tokens';
import { formatEuro } from '@kontor/domain/pricing/format';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import Check from '@mui/icons-material/Check';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState, type ReactNode } from 'react';
import { isDebugMode } from '../../app/session/debug-mode.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/text.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { AccountDetails } from './AccountDetails.js';
import { Calculated, Card, Documents, Features, Price, Ribbon, Summary, Title, Toggles } from './account-card-parts.js';

interface AccountCardProps {
  readonly account: PublicAccount;
  /** Result of the calculator, in cents a month; undefined while it is closed. */
  readonly calculated: number | undefined;
  readonly best: boolean;
  readonly calculator: { readonly open: boolean; readonly toggle: () => void } | undefined;
  /** Actions of the card; default is opening the account. */
  readonly action?: ReactNode;
}

/** Number of features above the details. */
const shownFeatures = 3;

/** One package: price, main features, and a button to open it. */
export function AccountCard({ account, calculated, best, calculator, action }: AccountCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { title, features, documents } = account;
  const ribbon = best ? text('account.best') : account.alwaysShowRibbon ? account.ribbonText : undefined;
  const more = features.slice(shownFeatures);
  const hasDetails = account.subFeatures.length > 0 || more.length > 0;
  return (
    <Card best={best} open={open} accent={account.color} aria-labelledby={`${id}-title`}>
      {ribbon === undefined ? null : (
        <Ribbon style={{ background: account.ribbonColor, color: textOn(account.ribbonColor, baseColours.ink) }}>
          {ribbon}
        </Ribbon>
      )}
      <Summary>
        <Title id={`${id}-title`}>
          {account.showIcon && (account.icon ?? '') !== '' ? (
            <img src={account.icon} alt="" width={32} height={32} />
          ) : null}
          {account.showTitle ? title : <VisuallyHidden>{title}</VisuallyHidden>}
        </Title>
        <Price>
          <strong>{formatEuro(account.price)}</strong> {text('account.perMonth')}
          {account.memberPrice === undefined ? null : (
            <small>{text('account.memberPrice', { price: formatEuro(account.memberPrice) })}</small>
          )}
        </Price>
        {calculated === undefined ? null : (
          <Calculated best={best}>
            {text('account.calculated')}{' '}
            <strong>{text('account.calculatedPrice', { price: formatEuro(calculated) })}</strong>
          </Calculated>
        )}
        <Features>
          {features.slice(0, shownFeatures).map((feature) => (
            <li key={feature}>
              <Check aria-hidden />
              {feature}
            </li>
          ))}
        </Features>
        {action ?? <OpenButton account={account} />}
        <Toggles>
          {hasDetails ? (
            <Button look="quiet" aria-expanded={open} aria-controls={`${id}-details`} onClick={() => setOpen(!open)}>
              {text('account.details')}
              <VisuallyHidden>{text('account.of', { title })}</VisuallyHidden>
              <ExpandMore aria-hidden style={open ? { transform: 'rotate(180deg)' } : {}} />
            </Button>
          ) : null}
          {calculator === undefined ? null : (
            <Button look="quiet" aria-expanded={calculator.open} onClick={calculator.toggle}>
              <CalculateOutlined aria-hidden />
              {text('account.calculate')}
            </Button>
          )}
        </Toggles>
        {documents.length === 0 ? null : (
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
        )}
      </Summary>
      <AccountDetails id={`${id}-details`} open={open} account={account} features={more} />
    </Card>
  );
}

function OpenButton({ account }: { readonly account: PublicAccount }) {
  const { linkTarget = '', linkText = '', title, id } = account;
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
      <Button wide disabled>
        {name}
      </Button>
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
    <ButtonLink wide to={path('einstieg-konto-eroeffnen', { kontoId: id })}>
      {name}
    </ButtonLink>
  );
}
