import type { Application } from '@kontor/domain/application/application';
import { namesField } from '@kontor/domain/violation/violation-text';
import { formOf, type FormKey } from '../../../progress/form-status.js';
import type { Violation } from '@kontor/api/problem/problem.schema';
import { fieldNameOf } from '../../../violations/property-path.js';
import { fieldLabel } from '../../../application-draft/field-labels.js';
import { formTitle } from '../../../application-draft/form-title.js';
import { boxOfPath } from '../order-form/order-boxes.js';

/** Something to correct in the form before ordering. */
export interface OpenPoint {
  readonly form: FormKey;
  readonly title: string;
  readonly message: string;
}

function labelled({ propertyPath, code, label: rule, message }: Violation): string {
  if (code !== 'required' || namesField({ code, label: rule })) return message;
  const label = fieldLabel(fieldNameOf(propertyPath));
  return label.endsWith('?') ? `${label} – ${message}` : `${label}: ${message}`;
}

/** What has to be corrected, each message once per form; missing boxes are marked at the boxes. */
export function openPoints(violations: readonly Violation[], people: Application['people']): readonly OpenPoint[] {
  const points = violations
    .filter(({ propertyPath }) => boxOfPath(propertyPath) === undefined)
    .map((violation) => {
      const form = formOf(violation.propertyPath);
      return { form, title: formTitle(form, { people }), message: labelled(violation) };
    });
  return points.filter(
    ({ form, message }, index) =>
      points.findIndex((other) => other.form === form && other.message === message) === index,
  );
}
