import { text } from '../../texts/device-text.js';
import { Notice } from '../../ui/Notice.js';

/** Another device has the application open. */
export function Connected() {
  return (
    <Notice tone="success" title={text('device.connected')}>
      <p>{text('device.connected.body')}</p>
    </Notice>
  );
}
