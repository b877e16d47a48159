import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { CopyButton } from '../ui/CopyButton.js';
import { Notice } from '../ui/notice/Notice.js';
import { saveFile } from '../ui/save-file.js';
import { codesFile } from './factor-texts.js';
import { Buttons, Section } from './Section.js';

const Codes = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '6px 24px',
  width: '100%',
  maxWidth: 440,
  padding: 0,
  '& code': { fontSize: 16, letterSpacing: '0.05em' },
});

interface RecoveryCodesProps {
  readonly username: string;
  readonly codes: readonly string[];
  readonly isRunning: boolean;
  readonly onSaved: () => void;
}

/** New recovery codes, which can be read this once only. */
export function RecoveryCodes({ username, codes, isRunning, onSaved }: RecoveryCodesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  const save = (): void => {
    const file = new Blob([codesFile(username, codes)], { type: 'text/plain;charset=utf-8' });
    saveFile(file, 'wiederherstellungscodes.txt');
  };
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Section title="Ihre neuen Wiederherstellungscodes">
        <Notice tone="warning">
          <p>
            Die Codes werden nur jetzt angezeigt. Bewahren Sie sie getrennt von App und Schlüssel auf. Jeder Code gilt
            einmal.
          </p>
        </Notice>
        <Codes aria-label="Wiederherstellungscodes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <Buttons>
          <Button variant="outlined" startIcon={<Download />} onClick={save}>
            Als Datei speichern
          </Button>
          <CopyButton label="Alle Codes" text={codes.join('\n')} />
        </Buttons>
        <ActionButton isRunning={isRunning} onClick={onSaved}>
          Ich habe die Codes gespeichert
        </ActionButton>
      </Section>
    </div>
  );
}
