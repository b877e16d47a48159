import type { PublicAccount } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { entryQuery } from '../../app/routes/entry-query.js';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/opening-text.js';
import { euroText } from '../../texts/amounts.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: 32,
  padding: '14px 20px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& strong': { color: theme.vars.palette.deep.text },
}));

interface AccountHeaderProps {
  readonly account: PublicAccount;
}

/** The package that is being opened, with its price; a payment provider has no other one. */
export function AccountHeader({ account }: AccountHeaderProps) {
  const { isVrPaymentInstance } = useBank();
  const { search } = useLocation();
  return (
    <Bar>
      <span>
        <strong>{text('account.chosen', { title: account.title })}</strong>{' '}
        {text('account.monthly', { price: euroText(account.price) })}
      </span>
      {isVrPaymentInstance ? null : (
        <Link to={path('einstieg-konto-vergleich') + entryQuery(search)}>{text('account.others')}</Link>
      )}
    </Bar>
  );
}
