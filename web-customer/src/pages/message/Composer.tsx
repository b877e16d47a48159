import { fileLimits, limitText } from '@kontor/domain/document/file-rules';
import { caseBytes } from '@kontor/domain/document/upload-allowance';
import { canAttach, maxMessageLength } from '@kontor/domain/message/message';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { UploadArea } from '../../upload/UploadArea.js';
import { withDecimals } from '../../texts/format.js';
import { text } from '../../texts/message-text.js';
import { Button } from '../../ui/Button.js';
import { describedBy, FieldBox, FieldError, Hint, Label } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Notice } from '../../ui/Notice.js';
import { ChosenFiles } from './ChosenFiles.js';
import { useComposer } from './use-composer.js';

const Form = styled('form')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });
const Whole = styled('div')({ width: '100%' });
const Area = styled(Input)({
  height: 'auto',
  minHeight: 120,
  padding: '12px 14px',
  lineHeight: 1.45,
  resize: 'vertical',
});

interface ComposerProps {
  readonly mainStatus: number;
  /** Whether the bank requested an answer. */
  readonly answer?: boolean;
  /** Called while something is unsent, so that the parent keeps this component. */
  readonly onUnfinished?: (unfinished: boolean) => void;
}

/** Text and files for the bank (R2 §4.4, §5 "Chat attachment"). */
export function Composer({ mainStatus, answer = false, onUnfinished }: ComposerProps) {
  const composer = useComposer();
  const { words, sending, files, unattached } = composer;
  const unfinished = sending || unattached;
  useEffect(() => onUnfinished?.(unfinished), [unfinished, onUnfinished]);
  const mayAttach = canAttach('USER', mainStatus);
  const tooLong = words.trim().length > maxMessageLength;
  const empty = words.trim() === '' && !unattached;
  const whyId = useId();
  const wordsId = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !tooLong && !sending) void composer.send();
      }}
    >
      {unattached ? (
        <Notice tone="warning" title={text('unattached.title')} live>
          <p>{text('unattached.body')}</p>
        </Notice>
      ) : (
        <Words id={wordsId} words={words} onChange={composer.setWords} tooLong={tooLong} answer={answer} />
      )}
      <Whole>
        {mayAttach && !unattached ? <Attachments onChoose={composer.choose} /> : null}
        {mayAttach ? null : <Hint>{text('compose.filesLater')}</Hint>}
        <ChosenFiles
          label={text('files.list')}
          files={files}
          share={sending ? composer.share : undefined}
          onRemove={composer.remove}
        />
      </Whole>
      <div>
        {empty ? (
          <Hint id={whyId} style={{ marginBottom: 8 }}>
            {text('compose.empty')}
          </Hint>
        ) : null}
        <Button
          type="submit"
          disabled={empty || tooLong}
          busy={sending}
          {...describedBy(empty && whyId, tooLong && `${wordsId}-error`)}
        >
          {sending ? text('compose.sending') : text(sendKey(unattached, answer))}
        </Button>
      </div>
    </Form>
  );
}

function sendKey(unattached: boolean, answer: boolean) {
  if (unattached) return 'unattached.again';
  return answer ? 'compose.sendAnswer' : 'compose.send';
}

interface WordsProps {
  readonly id: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
  readonly tooLong: boolean;
  readonly answer: boolean;
}

function Words({ id, words, onChange, tooLong, answer }: WordsProps) {
  return (
    <Whole>
      <FieldBox wrong={tooLong}>
        <Label htmlFor={id}>{text(answer ? 'compose.answer' : 'compose.label')}</Label>
        <Area
          as="textarea"
          id={id}
          value={words}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={tooLong}
          {...describedBy(tooLong && `${id}-error`)}
        />
        {tooLong ? (
          <FieldError id={`${id}-error`}>{text('compose.tooLong', { count: maxMessageLength })}</FieldError>
        ) : null}
      </FieldBox>
    </Whole>
  );
}

function Attachments({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Label htmlFor={id}>{text('files.label')}</Label>
      <UploadArea
        input={input}
        rulesId={`${id}-rules`}
        rules={text('files.rules', {
          limit: withDecimals(limitText(fileLimits.attachment)),
          sum: withDecimals(limitText(caseBytes.customerAttachment)),
        })}
        flash={false}
        onChoose={onChoose}
        attributes={{ id, 'aria-describedby': `${id}-rules` }}
      />
    </>
  );
}
