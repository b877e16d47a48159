import { styled } from '@mui/material/styles';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/opening-text.js';
import { ButtonAnchor } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { phoneAddress } from '../../ui/phone-address.js';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Whoever would rather open the account at the bank makes an appointment, where the bank offers it. */
export function AppointmentWay() {
  const { url, phone } = useBank().appointment;
  if (url === '' && phone === '') return null;
  return (
    <Notice tone="info" title={text('appointment.title')}>
      <p>{text('appointment.body')}</p>
      <Ways>
        {url === '' ? null : (
          <ButtonAnchor look="secondary" href={url}>
            {text('appointment.link')}
          </ButtonAnchor>
        )}
        {phone === '' ? null : (
          <ButtonAnchor look="secondary" href={phoneAddress(phone)}>
            {text('appointment.phone', { phone })}
          </ButtonAnchor>
        )}
      </Ways>
    </Notice>
  );
}
