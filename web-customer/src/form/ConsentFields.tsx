import { useBank } from '../app/configuration/use-configuration.js';
import { text } from '../texts/consent-text.js';
import { FormCheckbox } from './FormCheckbox.js';

/** Consents that are required before any data is stored (R1 §5 "Registration"). */
export function ConsentFields() {
  return (
    <>
      <FormCheckbox name="berechtigung">{text('consent.entitled')}</FormCheckbox>
      <FormCheckbox name="datenschutz">
        <PrivacyText />
      </FormCheckbox>
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
