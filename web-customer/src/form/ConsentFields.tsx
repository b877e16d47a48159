import { useBank } from '../app/configuration/use-configuration.js';
import { text } from '../texts/consent-text.js';
import { FormCheckbox } from './FormCheckbox.js';

/** Consents that are required before any data is stored, and the identity service's terms where it has some (R1 §5 "Registration"). */
export function ConsentFields() {
  const { identityTerms } = useBank().urls;
  return (
    <>
      <FormCheckbox name="berechtigung">{text('consent.entitled')}</FormCheckbox>
      <FormCheckbox name="datenschutz">
        <PrivacyText />
      </FormCheckbox>
      {identityTerms === '' ? null : (
        <FormCheckbox name="identBedingungen">
          {text('consent.identity.before')}{' '}
          <a href={identityTerms} target="_blank" rel="noopener noreferrer">
            {text('consent.identity.link')}
          </a>
          .
        </FormCheckbox>
      )}
    </>
  );
}

function PrivacyText() {
  const { datenschutz } = useBank().urls;
  return (
    <>
      {text('consent.privacy.before')}{' '}
      {datenschutz === '' ? (
        text('consent.privacy.link')
      ) : (
        <a href={datenschutz} target="_blank" rel="noopener noreferrer">
          {text('consent.privacy.link')}
        </a>
      )}{' '}
      {text('consent.privacy.after')}
    </>
  );
}
