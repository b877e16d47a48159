import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { countGirocards } from '@kontor/domain/application/girocards';
import { allDone, formStatuses } from '../../../progress/form-status.js';
import { cartSum } from '@kontor/domain/pricing/pricing';
import { formatEuro } from '@kontor/domain/pricing/format';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { formOf } from '../../../application-draft/application-form.js';
import { useApplicationRules } from '../../../application-draft/application-rules.js';
import { Sidebar } from '../../../progress/Sidebar.js';
import { text } from '../../../texts/order-text.js';
import { Cart } from '../../cart/Cart.js';
import { MehrwerteBox } from '../../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../../support/SupportBox.js';
import { FormStatusBox } from './FormStatusBox.js';

interface SummarySidebarProps {
  readonly application: ApplicationAnswer;
  /** Whether it can still be edited. An ordered application counts as complete, whatever is required since. */
  readonly editable: boolean;
}

/** Beside the summary and the pages after it: completeness, costs and contact. */
export function SummarySidebar({ application, editable }: SummarySidebarProps) {
  const rules = useApplicationRules();
  const form = formOf(application);
  const statuses = formStatuses(form, rules, germanyToday(Date.now()));
  const girocards = countGirocards(form);
  const { kontoId } = application.orderData;
  return (
    <Sidebar summary={<CartLine kontoId={kontoId} girocards={girocards} />}>
      <FormStatusBox statuses={editable ? statuses : allDone(statuses)} people={form.people} editable={editable} />
      <Cart kontoId={kontoId} girocardCount={girocards} />
      <MehrwerteBox selection={application.mehrwerteSelection} editable={editable} />
      <SupportBox />
    </Sidebar>
  );
}

/** The cart in one line. */
function CartLine({ kontoId, girocards }: { readonly kontoId: number; readonly girocards: number }) {
  const { konten, isVrPaymentInstance } = useBank();
  const account = konten[String(kontoId)];
  if (isVrPaymentInstance || account === undefined) return text('cart.overview');
  return text('cart.line', { title: account.title, sum: formatEuro(cartSum(account, girocards)) });
}
