import type { ReactNode } from 'react';
import { Delayed } from '../../ui/Delayed.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import type { SettingsReading } from './settings-reading.js';
import { useSettings } from './use-settings.js';

/** Shows its children when the settings are read (R3 §2.8 "A loading text"). */
export function SettingsLoader({ children }: { readonly children: (reading: SettingsReading) => ReactNode }) {
  const { data, error, refetch } = useSettings();
  if (data !== undefined) return children(data);
  if (error !== null)
    return (
      <ProblemNotice
        error={error}
        title="Die Einstellungen konnten nicht geladen werden"
        onRetry={() => void refetch()}
      />
    );
  return (
    <p role="status">
      <Delayed>Einstellungen werden geladen …</Delayed>
    </p>
  );
}
