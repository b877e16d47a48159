import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import type { ReactNode } from 'react';
import { OpenApprovals } from '../../approval/OpenApprovals.js';
import { Delayed } from '../../ui/Delayed.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import type { ConnectionReading } from './connection-reading.js';
import { useConnectionReading } from './use-connection.js';

interface ConnectionLoaderProps<P extends Provider> {
  readonly provider: P;
  readonly children: (reading: ConnectionReading<P>) => ReactNode;
}

/** Shows its children when the connection is read. */
export function ConnectionLoader<P extends Provider>({ provider, children }: ConnectionLoaderProps<P>) {
  const { data, error, refetch } = useConnectionReading(provider);
  if (data !== undefined)
    return (
      <>
        <OpenApprovals acts={['connections']} subject={provider} />
        {children(data)}
      </>
    );
  if (error !== null) {
    const title = 'Die Verbindung konnte nicht geladen werden';
    return <ProblemNotice error={error} title={title} onRetry={() => void refetch()} />;
  }
  return (
    <p role="status">
      <Delayed>Verbindung wird geladen …</Delayed>
    </p>
  );
}
