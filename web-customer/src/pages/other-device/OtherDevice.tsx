import Smartphone from '@mui/icons-material/Smartphone';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { readStored } from '../../app/session/storage.js';
import { text } from '../../texts/device-text.js';
import { Button } from '../../ui/Button.js';
import { useMedia } from '../../ui/use-media.js';
import { Connected } from './Connected.js';
import { EndButton } from './EndButton.js';
import { useOtherDevice } from './use-other-device.js';

const PairingDialog = lazy(async () => ({ default: (await import('./PairingDialog.js')).PairingDialog }));

const Stack = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'none' },
});

interface OtherDeviceProps {
  /** Why the phone is the better place here. */
  readonly hint: string;
}

/** Continues the application on a phone: not offered on one, nor on a device that is itself the other one. */
export function OtherDevice({ hint }: OtherDeviceProps) {
  const isWide = useMedia('(min-width: 769px)');
  const device = useOtherDevice();
  const [open, setOpen] = useState(false);
  if (!isWide || readStored('device') === 'other') return null;
  const isConnected = device.state === 'connected';
  return (
    <Stack>
      <div role="status">
        {isConnected ? <Connected /> : <p>{device.state === 'ended' && !open ? text('device.ended') : hint}</p>}
      </div>
      {isConnected ? (
        <EndButton device={device} />
      ) : (
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Smartphone aria-hidden />
          {text('device.continue')}
        </Button>
      )}
      {open ? (
        <Suspense>
          <PairingDialog device={device} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
