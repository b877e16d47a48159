import { settingProblems } from '../form/schema-problems.js';
import type { FieldProblems } from '../form/use-settings-form.js';
import { defaultBoxKey, repeatedKeys, type OrderBox } from '@kontor/domain/order-box/order-box';

/** A new box with the defaults of the editor (R3 §3 "Order checkbox"). */
export function newOrderBox(boxes: readonly OrderBox[]): OrderBox {
  return { key: defaultBoxKey(boxes.length), name: '', label: '', required: false };
}

/**
 * Warning about keys of more than one box; undefined without any. It does not prevent saving (R3 §5 "Order
 * checkboxes").
 */
export function repeatedKeysWarning(boxes: readonly OrderBox[]): string | undefined {
  const repeated = repeatedKeys(boxes);
  return repeated.length === 0 ? undefined : `Schlüssel mehrfach vergeben: ${repeated.join(', ')}`;
}

/** Why boxes cannot be saved, by field path (`0.key`), in German. */
export const orderBoxProblems = (boxes: readonly OrderBox[]): FieldProblems =>
  settingProblems('orderCheckboxes', boxes);
