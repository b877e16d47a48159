import type { Application } from '@kontor/domain/application/application';
import { formOf, type FormKey } from '@kontor/domain/progress/form-status';
import { path } from '../../app/routes.js';
import { fieldNameOf } from '../../flow/property-path.js';
import { fieldLabel } from '../application/field-labels.js';
import { formTitle, headId } from '../application/form-title.js';
import { boxOfPath } from './order-boxes.js';

/** Something to mend in the form before ordering. */
export interface OpenPoint {
  readonly form: FormKey;
  readonly title: string;
  readonly message: string;
}

/** Where a form is filled in. */
export function formAddress(form: FormKey): string {
  return `${path('hub-identifizierung')}#${headId(form)}`;
}

interface Broken {
  readonly propertyPath: string;
  readonly message: string;
}

/** A message that does not name its field gets the name put before it. */
function labelled({ propertyPath, message }: Broken): string {
  if (!/^Pflicht/.test(message)) return message;
  const label = fieldLabel(fieldNameOf(propertyPath));
  return label.endsWith('?') ? `${label} – ${message}` : `${label}: ${message}`;
}

/** What has to be mended, each message once for each form; boxes to tick are marked where they stand. */
export function openPoints(violations: readonly Broken[], people: Application['people']): readonly OpenPoint[] {
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
