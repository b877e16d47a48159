import { maxMessageLength } from '@kontor/domain/message/message';
import { styled } from '@mui/material/styles';
import { useRef, useState, type BaseSyntheticEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Form, SaveButton, TextInput } from 'react-admin';

interface TextFormProps {
  readonly label: string;
  readonly helperText: string;
  readonly submitLabel: string;
  readonly variant?: 'contained' | 'outlined';
  /** The text that an earlier visit has left; empty again once it was sent. */
  readonly draft: string;
  /** Changes when the draft was filled by something else than typing. */
  readonly fillings?: number;
  readonly onType: (text: string) => void;
  /** Why a text that is not empty cannot be sent. */
  readonly problemOf?: (text: string) => string | undefined;
  /** A second button of the form, beside the first one. */
  readonly beside?: ReactNode;
  /** Gets the name of the button that sends, and rejects when the text was not sent; the caller shows why. */
  readonly onSubmit: (button: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

const blankProblem = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' ? undefined : 'Bitte schreiben Sie einen Text.';

const noProblem = (): undefined => undefined;

/** The name of the button that sent a form; empty where a key did, or the button has none. */
function buttonOf(event: BaseSyntheticEvent | undefined): string {
  const native: unknown = event?.nativeEvent;
  return native instanceof SubmitEvent && native.submitter instanceof HTMLButtonElement ? native.submitter.name : '';
}

/** Ctrl+Enter sends, on a Mac with the command key too. */
function sendByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** A text to send: a memo or a message. It is kept by the caller, so that it survives a change of tab. */
export function TextForm({
  draft,
  onType,
  onSubmit,
  problemOf = noProblem,
  fillings = 0,
  beside,
  children,
  ...texts
}: TextFormProps) {
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);
  const send = async (_values: unknown, event?: BaseSyntheticEvent): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const isSent = await onSubmit(buttonOf(event)).then(
      () => true,
      () => false,
    );
    isSending.current = false;
    // A new record makes react-admin fill the form again.
    if (isSent) setSent(sent + 1);
  };
  return (
    <Form
      record={{ id: `${sent}-${fillings}` }}
      defaultValues={() => ({ text: draft })}
      onSubmit={send}
      disableInvalidFormNotification
    >
      <Fields>
        <TextInput
          source="text"
          label={texts.label}
          helperText={texts.helperText}
          validate={(text: unknown) => blankProblem(text) ?? problemOf(String(text))}
          multiline
          fullWidth
          minRows={3}
          sx={{ margin: 0 }}
          slotProps={{ htmlInput: { maxLength: maxMessageLength } }}
          onKeyDown={sendByKey}
          onChange={({ target }: { readonly target: { readonly value: string } }) => onType(target.value)}
        />
        {children}
        <span className="buttons">
          <SaveButton label={texts.submitLabel} variant={texts.variant ?? 'contained'} icon={<></>} alwaysEnable />
          {beside}
        </span>
      </Fields>
    </Form>
  );
}
