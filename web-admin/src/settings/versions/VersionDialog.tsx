import type { SettingsVersion } from '@kontor/api/settings/settings-version.schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { isAllowed } from '../../providers/access.js';
import { resourceNames } from '../../providers/resource-names.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { formatExact } from '../../ui/time/time.js';
import { Waiting } from '../../ui/Waiting.js';
import { DifferenceList } from './DifferenceList.js';
import { versionPeople } from './version-people.js';

const comparisons = [
  { value: 'before', label: 'mit der Version davor' },
  { value: 'present', label: 'mit dem heutigen Stand' },
  { value: 'other', label: 'mit einer anderen Version' },
] as const;
type Comparison = (typeof comparisons)[number]['value'];

interface VersionDialogProps {
  readonly version: SettingsVersion;
  readonly newest: number;
  readonly onClose: () => void;
  readonly onRestore: () => void;
}

const mayRestore = (): boolean => isAllowed({ resource: resourceNames.settingsVersion, action: 'edit' });

/** What a version changed, and what differs from it. */
export function VersionDialog({ version, newest, onClose, onRestore }: VersionDialogProps) {
  const { number, publishedAt, reason } = version;
  const [kind, setKind] = useState<Comparison>(number === 1 ? 'present' : 'before');
  const [other, setOther] = useState('');
  const options = comparisons.filter(({ value }) => value !== 'before' || number > 1);
  const typed = /^\d{1,9}$/.test(other.trim()) ? Number(other) : 0;
  const isKnown = typed >= 1 && typed <= newest;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="version-title">
      <DialogTitle id="version-title">Version {number}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <p style={{ margin: 0 }}>
          Veröffentlicht am {formatExact(publishedAt)} von {versionPeople(version)}
          {reason === '' ? '' : `: ${reason}`}
        </p>
        <SelectInput label="Vergleichen" value={kind} options={options} onChange={setKind} />
        {kind !== 'other' ? null : (
          <TextInput
            label="Nummer der Version"
            inputMode="numeric"
            value={other}
            error={other !== '' && !isKnown ? `Nummer von 1 bis ${newest} erforderlich` : undefined}
            onChange={setOther}
          />
        )}
        {kind === 'other' && !isKnown ? null : <Differences {...comparedTo(number, kind, typed)} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {number === newest || !mayRestore() ? null : (
          <Button variant="outlined" onClick={onRestore}>
            Wiederherstellen …
          </Button>
        )}
        <Button onClick={onClose}>Schließen</Button>
      </DialogActions>
    </Dialog>
  );
}

interface Compared {
  readonly from: number;
  readonly to?: number | undefined;
}

function comparedTo(number: number, kind: Comparison, other: number): Compared {
  if (kind === 'present') return { from: number };
  return kind === 'before'
    ? { from: number - 1, to: number }
    : { from: Math.min(number, other), to: Math.max(number, other) };
}

/** The difference from one version to another one, or to the present. */
export function Differences(compared: Compared) {
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resourceNames.settingsVersion, 'difference', compared.from, compared.to ?? 'present'],
    queryFn: ({ signal }) => provider.readDifference(compared, signal),
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Unterschied nicht geladen" onRetry={() => void refetch()} />;
  return data === undefined ? <Waiting /> : <DifferenceList changes={data.changes} />;
}
