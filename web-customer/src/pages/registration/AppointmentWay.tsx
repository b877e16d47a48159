import { styled } from '@mui/material/styles';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/opening-text.js';
import { ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { phoneAddress } from '../../ui/phone-address.js';
import { appointmentAddress } from './appointment-address.js';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface AppointmentWayProps {
  /** Title of the package; the bank's calendar gets nothing else. */
  readonly account: string | undefined;
  /** Where the opening that was left continues; absent where none was. */
  readonly back?: string | undefined;
  /** Before the page is left. */
  readonly onLeave?: () => void;
}

/** Whoever would rather open the account at the bank makes an appointment, where the bank offers it. */
export function AppointmentWay({ account, back, onLeave }: AppointmentWayProps) {
  const { url, phone } = useBank().appointment;
  if (url === '' && phone === '') return null;
  return (
    <Notice tone="info" title={text('appointment.title')}>
      <p>{text('appointment.body')}</p>
      {back === undefined ? null : <p>{text('appointment.kept')}</p>}
      <Ways>
        {url === '' ? null : (
          <ButtonAnchor
            look="secondary"
            href={appointmentAddress(url, { title: account, page: window.location.href })}
            onClick={onLeave}
          >
            {text('appointment.link')}
          </ButtonAnchor>
        )}
        {phone === '' ? null : (
          <ButtonAnchor look="secondary" href={phoneAddress(phone)} onClick={onLeave}>
            {text('appointment.phone', { phone })}
          </ButtonAnchor>
        )}
        {back === undefined ? null : <ButtonLink to={back}>{text('appointment.back')}</ButtonLink>}
      </Ways>
    </Notice>
  );
}
