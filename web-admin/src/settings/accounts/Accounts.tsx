import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { AccountsForm } from './AccountsForm.js';
import { AccountsPreview } from './AccountsPreview.js';
import { accountsOf, batchOf, draftOf, problemsOf, slidersOf, type AccountsDraft } from './accounts-draft.js';

/** The accounts and the calculator, saved in one batch (R3 §2.8, §7). */
export function Accounts({ reading }: { readonly reading: SettingsReading }) {
  const page = reading.settings.tempConfig;
  const { form: draft, ...frame } = useDraftForm<AccountsDraft>('accounts', {
    reading,
    formOf: ({ settings }) => draftOf(settings),
    valuesOf: (form, { settings }) => batchOf(form, settings.tempConfig),
    problemsOf: (form) => problemsOf(form, page),
  });
  const shown = accountsOf(draft, page);
  return (
    <SettingsFrame
      form={frame}
      preview={
        <AccountsPreview
          accounts={shown}
          missing={draft.accounts.length - shown.length}
          items={slidersOf(draft, page)}
          showsCalculator={page.calcSettings.showCalculation}
        />
      }
    >
      <AccountsForm draft={draft} page={page} problems={frame.problems} onChange={frame.change} />
    </SettingsFrame>
  );
}
