import { isAsked } from '@kontor/api/approval/is-asked';
import {
  type Confirmers,
  fourEyesNames,
  fourEyesSwitches,
  type FourEyesSwitch,
  whyUnserved,
} from '@kontor/domain/approval/four-eyes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { Panel } from '../../ui/Panel.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { usePublish } from '../form/use-save-settings.js';
import { useReloadSettings } from '../form/use-settings.js';
import { confirmersText } from './four-eyes-text.js';

interface Switched {
  readonly name: FourEyesSwitch;
  readonly isOn: boolean;
}

/** Which acts need a second person; each switch is saved at once, and turning one off needs a second person too. */
export function FourEyes({ reading }: { readonly reading: SettingsReading }) {
  const publish = usePublish();
  const reload = useReloadSettings();
  const notify = useNotify();
  const confirmers = useConfirmers();
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
            isDisabled={isPending || (!fourEyes[name] && isUnserved(name, confirmers))}
            hint={confirmersText(name, fourEyes[name], confirmers)}
            onChange={(isOn) => mutate({ name, isOn })}
          />
        ))}
      </Toggles>
    </Panel>
  );
}

/** How many can confirm each act now; undefined while that is not known. */
function useConfirmers(): Confirmers | undefined {
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: [resourceNames.approval, 'confirmers'],
    queryFn: ({ signal }) => provider.countConfirmers(signal),
    refetchOnMount: 'always',
  }).data;
}

/** While it is not known, the portal decides. */
function isUnserved(name: FourEyesSwitch, confirmers: Confirmers | undefined): boolean {
  return confirmers !== undefined && whyUnserved(name, confirmers) !== null;
}
