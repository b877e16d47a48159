import { Page } from '../../app/page/Page.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/person-text.js';

/** Without a link, or after the person has left, nobody is let in. */
export function NoLink({ hasLeft }: { readonly hasLeft: boolean }) {
  if (hasLeft) return <Page title={text('person.left.title')} lead={text('person.left.lead')} />;
  return (
    <Page title={text('person.noLink.title')} lead={text('person.noLink.lead')}>
      <FormStack>
        <p>{text('person.noLink.help')}</p>
      </FormStack>
    </Page>
  );
}

/** A link that is used, replaced, expired or not whole; the server does not say which. */
export function LinkRefused() {
  return (
    <Page title={text('person.refused.title')} lead={text('person.refused.lead')}>
      <FormStack>
        <ul>
          <li>{text('person.refused.used')}</li>
          <li>{text('person.refused.replaced')}</li>
          <li>{text('person.refused.expired')}</li>
        </ul>
      </FormStack>
    </Page>
  );
}
