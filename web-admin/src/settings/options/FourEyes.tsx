import { isAsked } from '@kontor/api/approval/is-asked';
import { fourEyesNames, fourEyesSwitches, type FourEyesSwitch } from '@kontor/domain/approval/four-eyes';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Panel } from '../../ui/Panel.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { usePublish } from '../form/use-save-settings.js';
import { useReloadSettings } from '../form/use-settings.js';

interface Switched {
  readonly name: FourEyesSwitch;
  readonly isOn: boolean;
}

/** Which acts need a second person; each switch is saved at once, and turning one off needs a second person too. */
export function FourEyes({ reading }: { readonly reading: SettingsReading }) {
  const publish = usePublish();
  const reload = useReloadSettings();
  const notify = useNotify();
  const { fourEyes } = reading.settings;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, isOn }: Switched) => publish({ fourEyes: { ...fourEyes, [name]: isOn } }, reading),
    onError: (error) => notify(problemLine(error), { type: isAsked(error) ? 'info' : 'error' }),
    onSuccess: () => notify('Gespeichert.', { type: 'success' }),
    onSettled: reload,
  });
  return (
    <Panel>
      <p>
        Für eingeschaltete Handlungen muss eine zweite Person mit derselben Rolle zustimmen. Einschalten gilt sofort und
        braucht zwei aktive Nutzer mit der Rolle; ausschalten muss eine zweite Person freigeben.
      </p>
      <Toggles>
        {fourEyesNames.map((name) => (
          <ToggleRow
            key={name}
            label={fourEyesSwitches[name].label}
            isOn={fourEyes[name]}
            isDisabled={isPending}
            onChange={(isOn) => mutate({ name, isOn })}
          />
        ))}
      </Toggles>
    </Panel>
  );
}
