import { text } from '../../texts/case-text.js';
import { Notice } from '../../ui/Notice.js';
import { missingFields } from './missing-fields.js';
import type { PortalPerson } from './portal-person.js';

/** What is still needed of persons before their identification goes on (spec 2 §4.2). */
export function MissingInformation({ persons }: { readonly persons: readonly PortalPerson[] }) {
  return (
    <>
      {persons
        .filter(({ value }) => value === 'information_required')
        .map(({ id, name, missing }) => (
          <Notice key={id} tone="warning" title={text('information.title', { name })}>
            <p>
              {missing.length === 0
                ? text('information.some')
                : text('information.fields', { fields: missingFields(missing) })}
            </p>
            <p>{text('information.how')}</p>
          </Notice>
        ))}
    </>
  );
}
