import type { ApiProblem } from '@kontor/api/problem/api-problem';
import { styled } from '@mui/material/styles';
import { path } from '../../app/routes/routes.js';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/device-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { Connected } from './Connected.js';
import { EndButton } from './EndButton.js';
import { QrCode } from './QrCode.js';
import type { OtherDeviceState } from './use-other-device.js';
import { usePairingCode, useSecondsUntil, type ShownCode } from './use-pairing-code.js';

const Middle = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  '& p': { textAlign: 'center', fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

interface PairingDialogProps {
  readonly device: OtherDeviceState;
  readonly onClose: () => void;
}

/** The QR code for the phone, and whether it has arrived. */
export function PairingDialog({ device, onClose }: PairingDialogProps) {
  const { code, problem, make } = usePairingCode(device);
  const close = (): void => {
    onClose();
    // Nobody looks at the code any more, but the phone may just have used it. Where that fails it is over in two minutes.
    if (device.state === 'waiting') device.end('code').catch(() => undefined);
  };
  return (
    <Modal title={text('device.title')} onClose={close}>
      {device.state === 'connected' ? (
        <>
          <div role="status">
            <Connected />
          </div>
          <FormActions>
            <Button onClick={onClose}>{text('device.close')}</Button>
            <EndButton device={device} />
          </FormActions>
        </>
      ) : (
        <>
          <Offer {...{ code, problem }} onNew={() => void make()} />
          <FormActions>
            <Button look="secondary" onClick={close}>
              {text('device.cancel')}
            </Button>
          </FormActions>
        </>
      )}
    </Modal>
  );
}

interface OfferProps {
  readonly code: ShownCode | undefined;
  readonly problem: ApiProblem | undefined;
  readonly onNew: () => void;
}

function Offer({ code, problem, onNew }: OfferProps) {
  if (problem !== undefined) {
    return (
      <Notice tone="error" title={text('device.failed')} live>
        <p>{problemText(problem)}</p>
        {problem.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
        <Button look="secondary" onClick={onNew}>
          {text('device.new')}
        </Button>
      </Notice>
    );
  }
  if (code === undefined) {
    return (
      <Middle role="status">
        <VisuallyHidden>{text('device.creating')}</VisuallyHidden>
        <Skeleton style={{ width: 240, height: 240 }} />
      </Middle>
    );
  }
  return <Code key={code.address} code={code} onNew={onNew} />;
}

function Code({ code: { address, endsAt }, onNew }: { readonly code: ShownCode; readonly onNew: () => void }) {
  const left = useSecondsUntil(endsAt);
  if (left === 0) {
    return (
      <Notice tone="info" title={text('device.expired.title')} live>
        <p>{text('device.expired')}</p>
        <Button look="secondary" onClick={onNew}>
          {text('device.new')}
        </Button>
      </Notice>
    );
  }
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <p>{text('device.lead')}</p>
      <Middle>
        <QrCode content={address} label={text('device.code')} />
        <p role="timer">{text('device.left', { time })}</p>
      </Middle>
      <p>{text('device.secret')}</p>
      <p>{text('device.without', { address: window.location.host + path('hub') })}</p>
    </>
  );
}
