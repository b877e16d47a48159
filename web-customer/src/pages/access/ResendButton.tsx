import { useState } from 'react';
import { text } from '../../texts/access-text.js';
import { Button } from '../../ui/Button.js';
import { codeTimes } from './access-code.js';
import { useCountdown } from './use-countdown.js';

/** Requests another mail; shows the waiting time before the next one. */
export function ResendButton({ onResend }: { readonly onResend: () => Promise<void> }) {
  const { left, start } = useCountdown(codeTimes.resendSeconds);
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await onResend();
      start();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy || left > 0} onClick={() => void resend()}>
      {left > 0 ? text('code.wait', { seconds: left }) : text('code.again')}
    </Button>
  );
}
