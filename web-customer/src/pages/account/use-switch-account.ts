import { changeOrderData } from '@kontor/api/application/application.routes';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyProblem, statusOf } from '../../app/notices/problem-notice.js';
import { api } from '../../app/session/session.js';
import { ownApplicationQuery } from '../../application-draft/own-application.js';
import { text } from '../../texts/order-text.js';

/** Changes the package of the application, and navigates back (R1 §7 "change-order-data"). */
export function useSwitchAccount(back: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef(false);
  const [sending, setSending] = useState<number>();

  const choose = async (kontoId: number): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending(kontoId);
    try {
      await change(client, kontoId);
      // The next page reads registration and application again.
      await client.invalidateQueries({ refetchType: 'none' });
      await navigate(back);
    } catch (error) {
      notifyProblem(error, { title: () => text('switch.failed') });
    } finally {
      running.current = false;
      setSending(undefined);
    }
  };
  return { choose, sending };
}

/** The choice does not depend on other changes, so it is repeated once after a conflict. */
async function change(client: QueryClient, kontoId: number): Promise<void> {
  const known = await client.ensureQueryData(ownApplicationQuery);
  try {
    await send(kontoId, known.version);
  } catch (error) {
    if (statusOf(error) !== 412) throw error;
    const newest = await client.fetchQuery({ ...ownApplicationQuery, staleTime: 0 });
    await send(kontoId, newest.version);
  }
}

function send(kontoId: number, version: number) {
  return api.send(changeOrderData, {
    body: { orderData: { kontoId } },
    ifMatch: `"${version}"`,
    idempotencyKey: crypto.randomUUID(),
  });
}
