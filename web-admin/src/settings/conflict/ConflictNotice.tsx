import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import type { Conflict } from '../form/conflict-slot.js';
import { DiscardDialog } from '../form/DiscardDialog.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { settingsKey, useSettingsQuery } from '../form/use-settings.js';
import { SettingLines } from '../versions/DifferenceList.js';
import { ChangeAuthors } from './ChangeAuthors.js';
import { overwrittenSettings } from './changes-since.js';

/** Of each setting: the notice is in a bar that must not cover the form. */
const shownLines = 4;

/** Says who saved meanwhile and what would be lost of it, with the choice between theirs and mine. */
export function ConflictNotice({ base, valuesOf, onLoad, onKeep }: Conflict) {
  const [isAsked, setAsked] = useState(false);
  // Read for this conflict only: the form continues to show what was typed.
  const key = [...settingsKey, 'conflict'];
  const { data: newest, error, refetch } = useQuery({ ...useSettingsQuery(), queryKey: key, gcTime: 0 });
  if (error !== null)
    return (
      <ProblemNotice
        error={error}
        title="Jemand anderes hat inzwischen gespeichert, der neue Stand ist nicht lesbar"
        onRetry={() => void refetch()}
      />
    );
  if (newest === undefined) return null;
  return (
    <Notice tone="warning" title="Zwischenzeitlich geändert" live>
      <ChangeAuthors names={Object.keys(valuesOf(base))} base={base} />
      <p style={{ margin: 0 }}>Es wurde noch nichts gespeichert. Ihre Eingaben sind noch da.</p>
      <Lost conflict={{ base, valuesOf }} newest={newest} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Aktuellen Stand laden
        </Button>
        <Button variant="outlined" onClick={() => onKeep(newest)}>
          Meine Eingaben trotzdem speichern
        </Button>
      </div>
      <DiscardDialog
        isOpen={isAsked}
        instead="was gespeichert ist"
        onClose={() => setAsked(false)}
        onConfirm={onLoad}
      />
    </Notice>
  );
}

interface LostProps {
  readonly conflict: Pick<Conflict, 'base' | 'valuesOf'>;
  readonly newest: SettingsReading;
}

function Lost({ conflict, newest }: LostProps) {
  const lost = overwrittenSettings(conflict, newest);
  if (lost.length === 0)
    return <p style={{ margin: 0 }}>Ihre Eingaben betreffen andere Felder. Von der Änderung geht nichts verloren.</p>;
  const more = lost.flatMap(({ lines }) => lines.slice(shownLines)).length;
  return (
    <>
      <p style={{ margin: 0 }}>Ihre Eingaben würden überschreiben:</p>
      <Panel style={{ width: '100%' }}>
        <SettingLines settings={lost.map(({ name, lines }) => ({ name, lines: lines.slice(0, shownLines) }))} />
        {more === 0 ? null : <p>und {more} weitere Stellen</p>}
      </Panel>
    </>
  );
}
