import { useBank } from '../../../app/configuration/use-configuration.js';
import { text } from '../../../texts/case-text.js';
import { ButtonAnchor } from '../../../ui/Button.js';
import { phoneAddress } from '../../../ui/phone-address.js';
import { CardActions } from './CardActions.js';

/** Contact details of the bank, as far as configured. */
export function Contact() {
  const { mail = '', phone = '' } = useBank().support;
  if (mail === '' && phone === '') return null;
  return (
    <CardActions>
      {phone === '' ? null : (
        <ButtonAnchor look="secondary" href={phoneAddress(phone)}>
          {text('contact.phone', { phone })}
        </ButtonAnchor>
      )}
      {mail === '' ? null : (
        <ButtonAnchor look="secondary" href={`mailto:${mail}`}>
          {text('contact.mail')}
        </ButtonAnchor>
      )}
    </CardActions>
  );
}
