import ArrowBack from '@mui/icons-material/ArrowBack';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice/Notice.js';
import { ConflictSlot } from '../form/conflict-slot.js';
import { SettingsLoader } from '../form/SettingsLoader.js';
import type { SettingsReading } from '../form/settings-reading.js';
import type { EditorMode } from './editor-mode.js';
import { SettingEditor } from './SettingEditor.js';
import { SettingText } from './SettingText.js';
import type { OpenSetting } from './use-open-setting.js';
import { lazyPart } from '../../ui/lazy-part.js';

const ConflictNotice = lazyPart(async () => (await import('../conflict/ConflictNotice.js')).ConflictNotice);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: 12,
  '& h2': { margin: 0, overflowWrap: 'anywhere' },
  '& h2:focus': { outline: 'none' },
  '& a': { display: 'flex', alignItems: 'center', gap: 4, width: '100%' },
});

interface SettingPanelProps extends Pick<OpenSetting, 'addressOf' | 'show'> {
  readonly name: string;
  readonly mayWrite: boolean;
  /** The list is not beside the setting. */
  readonly isAlone: boolean;
  /** The heading takes the focus when the setting is shown. */
  readonly takesFocus: RefObject<boolean>;
}

/** The open setting: to be edited, or as text for who only reads. */
export function SettingPanel({ name, mayWrite, isAlone, takesFocus, addressOf, show }: SettingPanelProps) {
  const id = useId();
  const [mode, setMode] = useState<EditorMode>('Baum');
  const content = (reading: SettingsReading) => {
    const version = reading.versions[name];
    if (version === undefined)
      return (
        <Notice tone="info" title="Diese Einstellung gibt es nicht">
          <p>Vielleicht wurde sie gelöscht. Wählen Sie eine andere aus der Liste.</p>
        </Notice>
      );
    if (!mayWrite) return <SettingText value={reading.stored[name]} />;
    return (
      <SettingEditor
        key={name}
        name={name}
        reading={reading}
        mode={mode}
        onMode={setMode}
        onDeleted={() => show(null)}
      />
    );
  };
  return (
    <section aria-labelledby={id} style={{ minWidth: 0 }}>
      <SettingsLoader>
        {(reading) => (
          <ConflictSlot value={ConflictNotice}>
            <PanelHead id={id} name={name} version={reading.versions[name]} takesFocus={takesFocus}>
              {isAlone ? (
                <Link to={addressOf(null)}>
                  <ArrowBack fontSize="small" aria-hidden />
                  Alle Einstellungen
                </Link>
              ) : null}
            </PanelHead>
            {content(reading)}
          </ConflictSlot>
        )}
      </SettingsLoader>
    </section>
  );
}

interface PanelHeadProps extends Pick<SettingPanelProps, 'name' | 'takesFocus'> {
  readonly id: string;
  readonly version: number | undefined;
  readonly children: ReactNode;
}

function PanelHead({ id, name, version, takesFocus, children }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [name, takesFocus]);
  return (
    <Head>
      {children}
      <h2 id={id} ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {version === undefined ? null : <small>Version {version}</small>}
    </Head>
  );
}
