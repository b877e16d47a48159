import { useLocation } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/opening-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { LetterSent } from '../../ui/illustration/illustrations.js';
import { Page } from '../../app/page/Page.js';
import { adviserEntry } from './adviser-entry.js';

interface Registered {
  readonly email?: unknown;
  readonly kontoId?: unknown;
}

/**
 * Page after an adviser's registration: the address of the mail, and a link to the next registration (R1 §2 item 7).
 */
export function AdviserSuccessPage() {
  // The address is passed in the navigation state only, so that no link contains it.
  const { email, kontoId } = (useLocation().state ?? {}) as Registered;
  const lead = typeof email === 'string' ? text('adviser.done.leadTo', { mail: email }) : text('adviser.done.lead');
  return (
    <Page title={text('adviser.done.title')} lead={lead} above={<LetterSent />}>
      <FormStack>
        <p>{text('adviser.done.next')}</p>
        <div>
          <ButtonLink
            to={`${path('einstieg-konto-eroeffnen-online', { kontoId: typeof kontoId === 'number' && kontoId > 0 ? kontoId : '-' })}?${adviserEntry}`}
          >
            {text('adviser.done.again')}
          </ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
