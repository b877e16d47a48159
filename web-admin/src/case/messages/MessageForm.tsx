import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { openPlaceholderProblem } from '@kontor/domain/reply-template/reply-template';
import { formatBytes } from '@kontor/domain/pricing/format';
import { useState } from 'react';
import { FileButton } from '../../ui/FileButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { UploadBar } from '../../ui/UploadBar.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { actionProblem } from '../case-action/action-problem.js';
import { TextForm } from '../case-action/TextForm.js';
import { uploadProblem } from '../contract-files/file-check.js';
import { ReplyPicker } from './ReplyPicker.js';
import { useSendMessage } from './use-send-message.js';

/** Name of the button that also marks what the customer has written. */
const marking = 'mark';

/** A message to the customer; `open` are the ids of those of the customer that nobody has dealt with. */
export function MessageForm({ open }: { readonly open: readonly string[] }) {
  const record = useBankCase();
  const { draft, change, send, share, error } = useSendMessage();
  const [refused, setRefused] = useState<string>();
  const { text, file } = draft;
  const [fillings, setFillings] = useState(0);
  const fill = (filled: string): void => {
    change({ text: filled });
    setFillings(fillings + 1);
  };
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
        fillings={fillings}
        onType={(typed) => change({ text: typed })}
        problemOf={openPlaceholderProblem}
        onSubmit={(button) => send(button === marking ? open : [])}
        beside={
          open.length === 0 ? undefined : (
            <Button type="submit" name={marking} variant="outlined">
              Senden und als bearbeitet markieren
            </Button>
          )
        }
      >
        <ReplyPicker of={record} typed={text} onFill={fill} />
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
