import { SideBox } from '../../progress/SideBox.js';
import { readStored } from '../../app/session/storage.js';
import { text } from '../../texts/device-text.js';
import { OtherDevice } from './OtherDevice.js';

/** The same as a box of the side column. */
export function OtherDeviceBox() {
  if (readStored('device') === 'other') return null;
  return (
    <SideBox title={text('device.box')}>
      <OtherDevice hint={text('device.hint')} />
    </SideBox>
  );
}
