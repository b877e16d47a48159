import { endPairing, getPairing } from '@kontor/api/other-device/other-device.routes';
import type { PairingState } from '@kontor/api/other-device/other-device.schema';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onCaseEvent } from '../../app/session/case-events.js';
import { api } from '../../app/session/session.js';
import { readStored, writeStored } from '../../app/session/storage.js';

/** Time in ms until the state is read again, in case an event does not arrive. */
const pollMs: Readonly<Partial<Record<PairingState, number>>> = { waiting: 4_000, connected: 20_000 };

const stateQuery = queryOptions({
  queryKey: ['other-device'],
  queryFn: async ({ signal }) => (await api.send(getPairing, { signal })).data.state,
  refetchInterval: ({ state: { data } }) => (data === undefined ? false : (pollMs[data] ?? false)),
  staleTime: 0,
});

/** The end that was asked for last: a code made before it is carried out would end with it. */
let ending: Promise<unknown> = Promise.resolve();

/** Whether another device continues this session; asked only where a code was made in this browser. */
export function useOtherDevice() {
  const client = useQueryClient();
  const [isFirst, setFirst] = useState(() => readStored('device') === 'first');
  const { data = 'none' } = useQuery({ ...stateQuery, enabled: isFirst });
  useEffect(
    () =>
      onCaseEvent(({ type }) => {
        if (type === 'device') void client.invalidateQueries({ queryKey: stateQuery.queryKey });
      }),
    [client],
  );
  return {
    state: data,
    /** A code is about to be made. */
    starts: async () => {
      await ending.catch(() => undefined);
      writeStored('device', 'first');
      setFirst(true);
    },
    read: () => client.invalidateQueries({ queryKey: stateQuery.queryKey }),
    /** Ends the connection; with `code` it revokes a code that no device has used. @throws ApiProblem */
    end: async (only?: 'code') => {
      ending = api.send(endPairing, { query: { only } });
      await ending;
      await client.invalidateQueries({ queryKey: stateQuery.queryKey });
    },
  };
}

export type OtherDeviceState = ReturnType<typeof useOtherDevice>;
