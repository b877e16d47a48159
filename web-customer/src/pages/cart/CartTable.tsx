import type { PublicAccount } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/cart-text.js';
import { cartLines, type CartLines } from './cart-lines.js';
import { euroText } from '../../texts/amounts.js';

const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '0 16px', padding: '7px 0', lineHeight: 1.4 },
  '& dt, & dd': { margin: 0 },
  '& dd': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& > div:last-of-type': {
    marginTop: 6,
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 600,
  },
}));

/** The monthly price of the package with its girocards. */
export function CartTable({
  account,
  girocardCount,
}: {
  readonly account: PublicAccount;
  readonly girocardCount: number;
}) {
  const lines = cartLines(account, girocardCount);
  return (
    <Rows>
      <div>
        <dt>{text('cart.account', { title: account.title })}</dt>
        <dd>{euroText(lines.price)}</dd>
      </div>
      {girocardCount === 0 ? null : (
        <div>
          <dt>
            {text(girocardCount === 1 ? 'cart.girocard' : 'cart.girocards', { count: girocardCount })}
            <Included {...lines} />
          </dt>
          <dd>{euroText(lines.girocardPrice)}</dd>
        </div>
      )}
      <div>
        <dt>{text('cart.sum')}</dt>
        <dd>{euroText(lines.sum)}</dd>
      </div>
    </Rows>
  );
}

function Included({ free, girocards }: CartLines) {
  if (free === 0) return null;
  return <small>{free === girocards ? text('cart.included') : text('cart.partlyIncluded', { free })}</small>;
}
