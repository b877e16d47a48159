import type { Account } from '@kontor/domain/account/account';
import { textOn } from '@kontor/domain/brand/contrast';
import { baseColours, radius } from '@kontor/domain/brand/tokens';
import { formatEuro } from '@kontor/domain/pricing/format';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTopWidth: 5,
  background: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
  '& h4': { ...theme.typography.h3, display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, margin: 0 },
  '& p, & ul, & dl': { margin: 0 },
  '& ul': { paddingLeft: 20 },
  '& .price strong': { fontSize: 26 },
  '& .button': {
    padding: '8px 14px',
    borderRadius: radius.field,
    textAlign: 'center',
    fontWeight: 600,
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '& summary': { color: theme.vars.palette.primary.text, cursor: 'pointer' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 12px',
    padding: '4px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

const Ribbon = styled('p')({
  position: 'absolute',
  top: 0,
  right: 16,
  transform: 'translateY(-60%)',
  padding: '2px 12px',
  borderRadius: 999,
  fontSize: 14,
  fontWeight: 600,
});

/** Number of features above the details, as on the customer's page. */
const shownFeatures = 3;

interface AccountCardProps {
  readonly account: Account;
  /** Cents a month for the values of the calculator. */
  readonly calculated: number | undefined;
  readonly isBest: boolean;
}

/** The card of an account as in the customer's comparison. */
export function AccountCard({ account, calculated, isBest }: AccountCardProps) {
  const { title, memberPrice, linkText = '' } = account;
  const ribbon = isBest ? 'Für Sie am günstigsten' : account.alwaysShowRibbon ? account.ribbonText : '';
  return (
    <Card style={{ borderTopColor: account.color }}>
      {ribbon === '' ? null : (
        <Ribbon style={{ background: account.ribbonColor, color: textOn(account.ribbonColor, baseColours.ink) }}>
          {ribbon}
        </Ribbon>
      )}
      <h4>
        {account.showIcon && (account.icon ?? '') !== '' ? (
          <img src={account.icon} alt="" width={24} height={24} />
        ) : null}
        {account.showTitle ? title : <VisuallyHidden>{title}</VisuallyHidden>}
      </h4>
      <p className="price">
        <strong>{formatEuro(account.price)}</strong> im Monat
        {memberPrice === undefined ? null : <small>{formatEuro(memberPrice)} für Mitglieder</small>}
      </p>
      {calculated === undefined ? null : (
        <p>
          Bei Ihrer Nutzung <strong>{formatEuro(calculated)} im Monat</strong>
        </p>
      )}
      <ul>
        {account.features.slice(0, shownFeatures).map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      <p className="button">{linkText === '' ? 'Konto eröffnen' : linkText}</p>
      <Details account={account} />
      {account.documents.length === 0 ? null : (
        <ul>
          {account.documents.map(({ title: document, filepath }, index) => (
            <li key={index}>
              <a href={filepath} target="_blank" rel="noopener noreferrer">
                {document}
                <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Details({ account: { features, subFeatures } }: { readonly account: Account }) {
  const more = features.slice(shownFeatures);
  if (more.length === 0 && subFeatures.length === 0) return null;
  return (
    <details>
      <summary>Details</summary>
      <ul>
        {more.map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      {subFeatures.map(({ topic, elements }, block) => (
        <section key={block} aria-label={topic}>
          <strong>{topic}</strong>
          <dl>
            {elements.map(({ title, price, note }, index) => (
              <div key={index}>
                <dt>
                  {title}
                  {note === undefined ? null : <small>{note}</small>}
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
