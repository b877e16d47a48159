import type { YesNo } from '@kontor/domain/answer/answer';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { applicableBoxes, missingBoxes, type OrderBox } from '@kontor/domain/order-box/order-box';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';

type Bank = Pick<BankConfiguration, 'orderCheckboxes' | 'urls'>;

/** A checkbox of the order. */
export interface ShownBox extends OrderBox {
  /** The document of a default box; the bank's own texts contain their links. */
  readonly document?: string;
}

/** The boxes of an order: all, ticked and missing ones (R1 §5 "Order acceptance"). */
export interface OrderAcceptance {
  readonly boxes: readonly ShownBox[];
  readonly missing: readonly OrderBox[];
  /** The body: an answer for every shown box. */
  readonly answers: Readonly<Record<string, YesNo>>;
}

export function orderAcceptance(
  { orderCheckboxes, urls }: Bank,
  legalForm: LegalForm,
  ticked: ReadonlySet<string>,
): OrderAcceptance {
  const context = { legalForm, configured: orderCheckboxes, ksvUrl: urls.ksv };
  const boxes = applicableBoxes(context);
  const answers = Object.fromEntries(boxes.map(({ key }): [string, YesNo] => [key, ticked.has(key) ? 'Ja' : 'Nein']));
  const documents: Readonly<Record<string, string>> =
    orderCheckboxes.length > 0 ? {} : { agb: urls.agb, ksv: urls.ksv };
  return {
    boxes: boxes.map((box) => {
      const { [box.key]: document = '' } = documents;
      return document === '' ? box : { ...box, document };
    }),
    missing: missingBoxes(context, answers),
    answers,
  };
}

const boxPath = /^orderCheckboxes\.(.+)$/;

/** The box of a violation; undefined for every other violation. */
export function boxOfPath(propertyPath: string): string | undefined {
  return boxPath.exec(propertyPath)?.[1];
}
