import { countGirocards } from '@kontor/domain/application/girocards';
import { cartSum } from '@kontor/domain/pricing/pricing';
import type { FormKey } from '../../progress/form-status.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { Sidebar } from '../../progress/Sidebar.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { PackageLink } from '../account/PackageLink.js';
import { Cart } from '../cart/Cart.js';
import { MehrwerteBox } from '../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../support/SupportBox.js';
import { FormStatusList } from './FormStatusList.js';
import { useSession } from '../../application-draft/session-context.js';
import { euroText } from '../../texts/amounts.js';

interface ApplicationSidebarProps {
  readonly onGo: (form: FormKey) => void;
}

/** Beside the form: contact, completeness and costs (R1 §2 item 10). */
export function ApplicationSidebar({ onGo }: ApplicationSidebarProps) {
  const { data } = useOwnApplication();
  const { progress } = useSession();
  const girocards = useStorePart(progress, ({ application }) => countGirocards(application));
  if (data === undefined) return null;
  const { mehrwerteSelection: selection } = data;
  const { kontoId } = data.orderData;
  return (
    <Sidebar summary={<SummaryLine kontoId={kontoId} girocards={girocards} />}>
      <SupportBox />
      <FormStatusList onGo={onGo} />
      <Cart kontoId={kontoId} girocardCount={girocards}>
        <PackageLink kontoId={kontoId} />
      </Cart>
      {Object.keys(selection).length === 0 ? null : <MehrwerteBox selection={selection} />}
    </Sidebar>
  );
}

/** Completeness and sum, in two short lines. */
function SummaryLine({ kontoId, girocards }: { readonly kontoId: number; readonly girocards: number }) {
  const { konten, isVrPaymentInstance } = useBank();
  const { progress } = useSession();
  const done = useStorePart(progress, ({ statuses }) => statuses.filter(({ status }) => status === 2).length);
  const count = useStorePart(progress, ({ statuses }) => statuses.length);
  const account = konten[String(kontoId)];
  return (
    <>
      {text('statuses.line', { done, count })}
      {isVrPaymentInstance || account === undefined ? null : (
        <>
          <br />
          {text('statuses.sum', { sum: euroText(cartSum(account, girocards)) })}
        </>
      )}
    </>
  );
}
