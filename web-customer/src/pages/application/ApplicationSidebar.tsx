import { countGirocards } from '@kontor/domain/application/girocards';
import { formatEuro } from '@kontor/domain/pricing/format';
import { cartSum } from '@kontor/domain/pricing/pricing';
import { lazy, Suspense } from 'react';
import type { FormKey } from '../../progress/form-status.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { Sidebar } from '../../progress/Sidebar.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { PackageLink } from '../account/PackageLink.js';
import { Cart } from '../cart/Cart.js';
import { MehrwerteBox } from '../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../support/SupportBox.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMedia } from '../../ui/use-media.js';
import { FormStatusList } from './FormStatusList.js';
import { useSession } from '../../application-draft/session-context.js';

// Loaded after the form, because few customers change to a phone; the form does without it where that fails.
const OtherDeviceBox = lazy(() =>
  import('../other-device/OtherDeviceBox.js').then(
    ({ OtherDeviceBox: Box }) => ({ default: Box }),
    () => ({ default: () => null }),
  ),
);

/** Height of that box, px, so that nothing below it moves. */
const boxHeight = 180;

interface ApplicationSidebarProps {
  readonly kontoId: number;
  readonly selection: Readonly<Record<string, boolean>>;
  readonly onGo: (form: FormKey) => void;
}

/** Beside the form: contact, completeness and costs (R1 §2 item 10). */
export function ApplicationSidebar({ kontoId, selection, onGo }: ApplicationSidebarProps) {
  const { progress } = useSession();
  const isWide = useMedia('(min-width: 769px)');
  const girocards = useStorePart(progress, ({ application }) => countGirocards(application));
  return (
    <Sidebar summary={<SummaryLine kontoId={kontoId} girocards={girocards} />}>
      <SupportBox />
      {isWide ? (
        <Suspense fallback={<Skeleton style={{ height: boxHeight }} />}>
          <OtherDeviceBox />
        </Suspense>
      ) : null}
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
          {text('statuses.sum', { sum: formatEuro(cartSum(account, girocards)) })}
        </>
      )}
    </>
  );
}
