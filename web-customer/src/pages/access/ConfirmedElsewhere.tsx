import { path } from '../../app/routes/routes.js';
import { Page } from '../../app/page/Page.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/access-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';

interface ConfirmedElsewhereProps {
  /** The address that was registered in this browser. */
  readonly mail: string | undefined;
}

/** The address was confirmed in another browser; here its owner logs in. */
export function ConfirmedElsewhere({ mail }: ConfirmedElsewhereProps) {
  return (
    <Page title={text('activation.done.title')}>
      <FormStack>
        <Notice tone="success" live>
          <p>{mail === undefined ? text('activation.elsewhere') : text('activation.elsewhereOf', { mail })}</p>
        </Notice>
        <div>
          <ButtonLink to={path('hub-login')}>{text('activation.logIn')}</ButtonLink>
        </div>
      </FormStack>
    </Page>
  );
}
