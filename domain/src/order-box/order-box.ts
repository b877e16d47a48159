import { type Translated } from '../translated/translated.js';
import { type LegalForm } from '../legal-form/legal-form.js';
import { type Violation } from '../violation/violation.js';

/** A box to tick before ordering, as the bank configures it (R3 §3 "Order checkbox"). */
export interface OrderBox extends Translated<{ label: string; text: string; tooltip: string }> {
  readonly key: string;
  /** Internal name, seen by staff only. */
  readonly name?: string | undefined;
  readonly label: string;
  /** Rich text beside the box. */
  readonly text?: string | undefined;
  readonly tooltip?: string | undefined;
  readonly required: boolean;
  /** Restricts the box to these forms; absent or empty means all. */
  readonly legalForms?: readonly LegalForm[] | undefined;
}

export interface OrderBoxContext {
  readonly legalForm: LegalForm;
  /** The configured boxes; the default boxes are used when it is empty. */
  readonly configured: readonly OrderBox[];
  /** Address of the contract and information documents (setting `urls.ksv`); empty when there is none. */
  readonly ksvUrl?: string | undefined;
}

const agb: OrderBox = {
  key: 'agb',
  label: 'Allgemeine Geschäftsbedingungen',
  text: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen.',
  required: true,
};
const ksv: OrderBox = {
  key: 'ksv',
  label: 'Vertrags- und Informationsunterlagen',
  text: 'Ich habe die Vertrags- und Informationsunterlagen erhalten und akzeptiere sie.',
  required: true,
};
const owner: OrderBox = {
  key: 'wirtschaftlichBerechtigter',
  label: 'Wirtschaftlich Berechtigter',
  text: 'Ich handle auf eigene Rechnung und bin selbst wirtschaftlich berechtigt.',
  required: true,
  legalForms: ['EK', 'SELF_EMPLOYED'],
};

/**
 * The default boxes of a bank that configured none: terms, contract documents where there are any, and the owner
 * statement of sole traders (R1 §5 "Order acceptance").
 */
export function fallbackBoxes(ksvUrl: string | undefined): readonly OrderBox[] {
  return ksvUrl === undefined || ksvUrl === '' ? [agb, owner] : [agb, ksv, owner];
}

/** Whether a box is shown to companies of this form; no restriction means all (R3 §2.8, §3 "Order checkbox"). */
export function appliesTo(box: Pick<OrderBox, 'legalForms'>, legalForm: LegalForm): boolean {
  return box.legalForms === undefined || box.legalForms.length === 0 || box.legalForms.includes(legalForm);
}

/** The boxes shown to a company of this form, in their order (R1 §5 "Order acceptance"). */
export function applicableBoxes({ legalForm, configured, ksvUrl }: OrderBoxContext): readonly OrderBox[] {
  const boxes = configured.length > 0 ? configured : fallbackBoxes(ksvUrl);
  return boxes.filter((box) => appliesTo(box, legalForm));
}

/** The required boxes that do not equal 'Ja'; ordering needs this list empty (R1 §5 "Order acceptance"). */
export function missingBoxes(context: OrderBoxContext, answers: Readonly<Record<string, string>>): readonly OrderBox[] {
  return applicableBoxes(context).filter(
    (box) => box.required && !(Object.hasOwn(answers, box.key) && answers[box.key] === 'Ja'),
  );
}

/** Violations of an order for its missing boxes, at `orderCheckboxes.<key>`. */
export function orderBoxViolations(
  context: OrderBoxContext,
  answers: Readonly<Record<string, string>>,
): readonly Violation[] {
  return missingBoxes(context, answers).map(({ key }) => ({
    propertyPath: `orderCheckboxes.${key}`,
    code: 'confirmation',
  }));
}

/** Key of a new box: bestellboxN with N = count + 1 (R3 §3 "Order checkbox"). */
export function defaultBoxKey(count: number): string {
  return `bestellbox${count + 1}`;
}

/** Keys of more than one box; the editor warns of them (R3 §5). */
export function repeatedKeys(boxes: readonly { readonly key: string }[]): readonly string[] {
  const keys = boxes.map((box) => box.key);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
