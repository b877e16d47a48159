import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { FaultNotice } from '../../ui/fields/FaultNotice.js';
import { Panel } from '../../ui/Panel.js';
import { ResetButton } from './ResetButton.js';
import { SaveProblem } from './SaveProblem.js';
import { UnsavedGuard } from './UnsavedGuard.js';
import type { SettingsForm } from './use-settings-form.js';

/** Of the page beside the list of pages: from here on the preview is beside the form. */
const withPreview = '@container (min-width: 700px)';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [withPreview]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minWidth: 0 });

const Preview = styled('aside')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  [withPreview]: { position: 'sticky', top: 16 },
});

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: 12,
  marginTop: 16,
  padding: '12px 0',
  background: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
}));

interface SettingsFrameProps {
  // The frame reads nothing of the form itself.
  readonly form: Omit<SettingsForm<object>, 'form' | 'change'>;
  readonly children: ReactNode;
  /** What the customer sees of the form as it is now. */
  readonly preview?: ReactNode;
  readonly previewTitle?: string;
  readonly saveLabel?: string;
  /** For a form that says by itself why it cannot be saved. */
  readonly isSaveDisabled?: boolean;
  /** A button beside save and reset. */
  readonly furtherAction?: ReactNode;
}

/** A settings form with its preview; reset and save stay in view, and unsaved changes are guarded. */
export function SettingsFrame({
  form,
  children,
  preview,
  previewTitle = 'So sieht es die Kundschaft',
  saveLabel = 'Speichern',
  isSaveDisabled = false,
  furtherAction,
}: SettingsFrameProps) {
  const { isChanged, isSaving, save, reset } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isOn={isChanged} onDiscard={reset} />
      {form.draft === undefined || form.draft.notice === null ? null : (
        <div style={{ marginBottom: 16 }}>{form.draft.notice}</div>
      )}
      <Columns>
        <Fields>{children}</Fields>
        {preview === undefined ? null : (
          <Preview aria-label="Vorschau">
            <h3>{previewTitle}</h3>
            <Panel>{preview}</Panel>
          </Preview>
        )}
      </Columns>
      <Bar>
        <FaultNotice attempts={form.attempts} problems={form.problems} />
        <SaveProblem form={form} />
        <div className="buttons">
          <ActionButton type="submit" isRunning={isSaving} disabled={!isChanged || isSaveDisabled}>
            {saveLabel}
          </ActionButton>
          {isSaveDisabled ? null : form.draft?.button}
          <ResetButton isChanged={isChanged} onReset={reset} />
          {furtherAction}
          <span role="status">{isChanged ? 'Nicht gespeicherte Änderungen' : ''}</span>
        </div>
      </Bar>
    </form>
  );
}
