import { ApiProblem } from '@kontor/api/problem/api-problem';
import { openPairing } from '@kontor/api/other-device/other-device.routes';
import { pairingSeconds } from '@kontor/api/other-device/other-device.schema';
import { useCallback, useEffect, useState } from 'react';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { useOnce } from '../access/use-once.js';
import type { OtherDeviceState } from './use-other-device.js';

export interface ShownCode {
  /** The content of the QR code. */
  readonly address: string;
  /** End of the code by the clock of this device, ms since 1970. */
  readonly endsAt: number;
}

/** Makes a code, the first one at once. */
export function usePairingCode({ starts, read }: Pick<OtherDeviceState, 'starts' | 'read'>) {
  const [code, setCode] = useState<ShownCode>();
  const [problem, setProblem] = useState<ApiProblem>();
  const make = useCallback(async (): Promise<void> => {
    setProblem(undefined);
    setCode(undefined);
    await starts();
    try {
      const { data } = await api.send(openPairing, {});
      const address = `${window.location.origin}${path('hub-geraet')}#${data.code}`;
      // The server's clock may differ from that of this device.
      setCode({ address, endsAt: Date.now() + pairingSeconds * 1000 });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // Another tab has just connected a device.
      if (error.status !== 409) setProblem(error);
    }
    await read();
  }, [starts, read]);
  const once = useOnce();
  useEffect(() => once(make), [once, make]);
  return { code, problem, make };
}

/** Whole seconds until a time, ms since 1970; 0 once it is over. */
export function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
