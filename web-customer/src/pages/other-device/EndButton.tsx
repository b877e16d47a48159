import { useState } from 'react';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { text } from '../../texts/device-text.js';
import { Button } from '../../ui/Button.js';
import type { OtherDeviceState } from './use-other-device.js';

/** Ends the session of the other device. */
export function EndButton({ device }: { readonly device: OtherDeviceState }) {
  const [busy, setBusy] = useState(false);
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await device.end();
    } catch (error) {
      notifyProblem(error, { title: () => text('device.endFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy} onClick={() => void end()}>
      {text('device.end')}
    </Button>
  );
}
