import Smartphone from '@mui/icons-material/Smartphone';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { notify } from '../../app/notices/notices.js';
import { readStored } from '../../app/session/storage.js';
import { text } from '../../texts/device-text.js';
import { Button } from '../../ui/Button.js';
import { useMedia } from '../../ui/use-media.js';
import { Connected } from './Connected.js';
import { EndButton } from './EndButton.js';
import type { PairingDialog } from './PairingDialog.js';
import { useOtherDevice } from './use-other-device.js';

const Stack = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role="status"]:not(:empty)': { marginBottom: 12 },
  '@media print': { display: 'none' },
});

interface OtherDeviceProps {
  /** Why the phone is the better place here. */
  readonly hint?: string;
  readonly look?: 'secondary' | 'quiet';
}

/** Continues the application on a phone: not offered on one, nor on a device that is itself the other one. */
export function OtherDevice({ hint = '', look = 'secondary' }: OtherDeviceProps) {
  const isWide = useMedia('(min-width: 769px)');
  const device = useOtherDevice();
  const { Dialog, open, close } = useDialog();
  if (!isWide || readStored('device') === 'other') return null;
  const isConnected = device.state === 'connected';
  const words = device.state === 'ended' && Dialog === undefined ? text('device.ended') : hint;
  return (
    <Stack>
      <div role="status">{isConnected ? <Connected /> : words === '' ? null : <p>{words}</p>}</div>
      {isConnected ? (
        <EndButton device={device} />
      ) : (
        <Button look={look} aria-haspopup="dialog" onClick={() => void open()}>
          <Smartphone aria-hidden />
          {text('device.continue')}
        </Button>
      )}
      {Dialog === undefined ? null : <Dialog device={device} onClose={close} />}
    </Stack>
  );
}

/** The dialog, loaded with the first press: without a connection the page behind it must stay. */
function useDialog() {
  const [Dialog, setDialog] = useState<typeof PairingDialog>();
  const open = async (): Promise<void> => {
    try {
      const loaded = await import('./PairingDialog.js');
      setDialog(() => loaded.PairingDialog);
    } catch {
      notify({ tone: 'error', title: () => text('device.failed'), body: () => text('device.offline') });
    }
  };
  return { Dialog, open, close: () => setDialog(undefined) };
}
