import { useGetList } from 'react-admin';
import { resourceNames } from '../../providers/resource-names.js';
import { formatExact } from '../../ui/time/time.js';
import type { SettingsReading } from '../form/settings-reading.js';
import type { VersionRecord } from '../versions/VersionTable.js';
import { changesSince } from './changes-since.js';

interface ChangeAuthorsProps {
  readonly names: readonly string[];
  /** What was read before. */
  readonly base: SettingsReading;
}

/** Who changed these settings since they were read, the newest first. */
export function ChangeAuthors({ names, base }: ChangeAuthorsProps) {
  const { data = [] } = useGetList<VersionRecord>(
    resourceNames.settingsVersion,
    { pagination: { page: 1, perPage: 25 } },
    { refetchOnMount: 'always' },
  );
  const changes = changesSince(base, names, data);
  if (changes.length === 0) return <p style={{ margin: 0 }}>Jemand anderes hat diese Einstellungen geändert.</p>;
  return changes.map(({ number, publishedAt, publishedBy }) => (
    <p key={number} style={{ margin: 0 }}>
      Geändert von {publishedBy ?? 'System'} am {formatExact(publishedAt)}
    </p>
  ));
}
