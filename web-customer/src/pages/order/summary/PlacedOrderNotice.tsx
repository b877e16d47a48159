import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { path } from '../../../app/routes/routes.js';
import { inLanguage } from '../../../texts/create-text.js';
import { text } from '../../../texts/order-text.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { placedOrderOf } from '../hand-over/placed-order.js';

/** Where a placed order is, with the one thing that the customer can do (R1 §2 item 11, status 218). */
export function PlacedOrderNotice({ application }: { readonly application: ApplicationAnswer }) {
  const { wording, resolveAt } = placedOrderOf(application);
  if (resolveAt === undefined) {
    return (
      <Notice tone="info" title={inLanguage(wording.title)}>
        <p>{inLanguage(wording.happened)}</p>
        <p>{inLanguage(wording.next)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={text('summary.mismatch.title')}>
      <p>{text('summary.mismatch.body')}</p>
      <ButtonLink to={path(resolveAt)}>{text('summary.resolve')}</ButtonLink>
    </Notice>
  );
}
