import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { countGirocards } from '@kontor/domain/application/girocards';
import { allDone, formStatuses } from '../../../progress/form-status.js';
import { cartSum } from '@kontor/domain/pricing/pricing';
import { canSwitchAccount } from '@kontor/domain/account/account';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { formOf } from '../../../application-draft/application-form.js';
import { useApplicationRules } from '../../../application-draft/application-rules.js';
import { packageAddress } from '../../../application-draft/form-address.js';
import { SideBox } from '../../../progress/SideBox.js';
import { Sidebar } from '../../../progress/Sidebar.js';
import { text } from '../../../texts/order-text.js';
import { Cart } from '../../cart/Cart.js';
import { CartTable } from '../../cart/CartTable.js';
import { MehrwerteBox } from '../../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../../support/SupportBox.js';
import { FormStatusBox } from './FormStatusBox.js';
import { euroText } from '../../../texts/amounts.js';

interface SummarySidebarProps {
  readonly application: ApplicationAnswer;
  /** Whether it can still be edited. An ordered application counts as complete, whatever is required since. */
  readonly editable: boolean;
  /** The order button, which stays in view with the price. */
  readonly order?: ReactNode;
}

/** Beside the summary and the pages after it: completeness, costs and contact. */
export function SummarySidebar({ application, editable, order }: SummarySidebarProps) {
  const rules = useApplicationRules();
  const form = formOf(application);
  const statuses = formStatuses(form, rules, germanyToday(Date.now()));
  const girocards = countGirocards(form);
  const { kontoId } = application.orderData;
  return (
    <Sidebar summary={<CartLine kontoId={kontoId} girocards={girocards} />}>
      {order === undefined ? null : <OrderBox kontoId={kontoId} girocards={girocards} button={order} />}
      <FormStatusBox statuses={editable ? statuses : allDone(statuses)} people={form.people} editable={editable} />
      {order === undefined ? <Cart kontoId={kontoId} girocardCount={girocards} /> : null}
      <MehrwerteBox selection={application.mehrwerteSelection} editable={editable} />
      <SupportBox />
    </Sidebar>
  );
}

interface OrderBoxProps {
  readonly kontoId: number;
  readonly girocards: number;
  readonly button: ReactNode;
}

/** What is ordered, what it costs, and the button; instances of payment providers sell nothing here. */
function OrderBox({ kontoId, girocards, button }: OrderBoxProps) {
  const { konten, isVrPaymentInstance } = useBank();
  const account = konten[String(kontoId)];
  return (
    <SideBox title={text('summary.package')}>
      {isVrPaymentInstance || account === undefined ? null : (
        <>
          <CartTable account={account} girocardCount={girocards} />
          {canSwitchAccount(konten, kontoId) ? (
            <p>
              <Link to={packageAddress()}>{text('summary.switchPackage')}</Link>
            </p>
          ) : null}
        </>
      )}
      {button}
    </SideBox>
  );
}

/** The cart in one line. */
function CartLine({ kontoId, girocards }: { readonly kontoId: number; readonly girocards: number }) {
  const { konten, isVrPaymentInstance } = useBank();
  const account = konten[String(kontoId)];
  if (isVrPaymentInstance || account === undefined) return text('cart.overview');
  return text('cart.line', { title: account.title, sum: euroText(cartSum(account, girocards)) });
}
