import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { formatBytes } from '@kontor/domain/pricing/format';
import { useState } from 'react';
import { FileButton } from '../../ui/FileButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { UploadBar } from '../../ui/UploadBar.js';
import { actionProblem } from '../case-action/action-problem.js';
import { TextForm } from '../case-action/TextForm.js';
import { uploadProblem } from '../contract-files/file-check.js';
import { useSendMessage } from './use-send-message.js';

export function MessageForm() {
  const { draft, change, send, share, error } = useSendMessage();
  const [refused, setRefused] = useState<string>();
  const { text, file } = draft;
  const choose = (chosen: File): void => {
    const problem = uploadProblem(chosen);
    setRefused(problem);
    if (problem === undefined) change({ file: chosen });
  };
  return (
    <Panel>
      <TextForm
        label="Nachricht an den Kunden"
        helperText="Sichtbar für den Kunden"
        submitLabel="Nachricht senden"
        draft={text}
        onType={(typed) => change({ text: typed })}
        onSubmit={send}
      >
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
      </TextForm>
    </Panel>
  );
}
