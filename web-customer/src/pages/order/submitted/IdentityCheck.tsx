import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import { text } from '../../../texts/order-text.js';
import { text as deviceText } from '../../../texts/device-text.js';
import { ButtonAnchor } from '../../../ui/Button.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { OtherDevice } from '../../other-device/OtherDevice.js';
import { Needs, NextStepBox } from './submitted-parts.js';

interface IdentityCheckProps {
  /** The address of the check; undefined until there is one. */
  readonly url: string | undefined;
  /** The person's name; empty when it is unknown. */
  readonly name: string;
}

/** What the identity check requires, with a link to it (R2 §2.1). */
export function IdentityCheck({ url, name }: IdentityCheckProps) {
  return (
    <NextStepBox aria-labelledby="identifikation">
      <h2 id="identifikation">{name === '' ? text('submitted.check') : text('submitted.checkOf', { name })}</h2>
      <p>{text('submitted.needs')}</p>
      <Needs>
        <li>
          <BadgeOutlined aria-hidden />
          {text('submitted.document')}
        </li>
        <li>
          <PhotoCameraOutlined aria-hidden />
          {text('submitted.camera')}
        </li>
        <li>
          <SmsOutlined aria-hidden />
          {text('submitted.phone')}
        </li>
      </Needs>
      <div role="status">
        {url === undefined ? (
          <p>{text('submitted.waiting')}</p>
        ) : (
          <VisuallyHidden>{text('submitted.ready')}</VisuallyHidden>
        )}
      </div>
      {url === undefined ? null : (
        <>
          <p>{text('submitted.duration')}</p>
          <ButtonAnchor href={url}>{text('submitted.start')}</ButtonAnchor>
        </>
      )}
      <OtherDevice hint={deviceText('device.check')} />
    </NextStepBox>
  );
}
