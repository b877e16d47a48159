import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { maxMessageLength } from '@kontor/domain/message/message';
import { formatBytes } from '@kontor/domain/pricing/format';
import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../ui/ActionButton.js';
import { FileButton } from '../../ui/FileButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { TextInput } from '../../ui/TextInput.js';
import { UploadBar } from '../../ui/UploadBar.js';
import { actionProblem } from '../case-action/action-problem.js';
import { uploadProblem } from '../contract-files/file-check.js';
import { useSendMessage } from './use-send-message.js';

export function MessageForm() {
  const { draft, change, send, isSending, share, error } = useSendMessage();
  const [refused, setRefused] = useState<string>();
  const { text, file } = draft;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !isSending) send();
  };
  const choose = (chosen: File): void => {
    const problem = uploadProblem(chosen);
    setRefused(problem);
    if (problem === undefined) change({ file: chosen });
  };
  return (
    <Panel>
      <form onSubmit={submit} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <div style={{ width: '100%' }}>
          <TextInput
            label="Nachricht an den Kunden"
            hint="Sichtbar für den Kunden"
            multiline
            minRows={3}
            value={text}
            onChange={(typed) => change({ text: typed.slice(0, maxMessageLength) })}
          />
        </div>
        {file === null ? (
          <FileButton onChoose={choose}>Datei anhängen (PDF oder Bild)</FileButton>
        ) : (
          <span>
            {file.name} ({formatBytes(file.size)})
            <IconButton size="small" aria-label={`${file.name} entfernen`} onClick={() => change({ file: null })}>
              <Close fontSize="small" />
            </IconButton>
          </span>
        )}
        {share === undefined ? null : <UploadBar share={share} />}
        {refused === undefined ? null : (
          <Notice tone="danger" title="Datei nicht möglich" live>
            {refused}
          </Notice>
        )}
        {error === null ? null : <ProblemNotice error={error} title={actionProblem('message', error).title} />}
        <ActionButton type="submit" isRunning={isSending} disabled={text.trim() === ''}>
          Nachricht senden
        </ActionButton>
      </form>
    </Panel>
  );
}
