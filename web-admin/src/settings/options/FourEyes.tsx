import {
  type Confirmers,
  fourEyesNames,
  fourEyesSwitches,
  type FourEyesSwitch,
  whyUnserved,
} from '@kontor/domain/approval/four-eyes';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { Panel } from '../../ui/Panel.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { useSaveAtOnce } from '../form/use-toggle.js';
import { confirmersText } from './four-eyes-text.js';

interface Switched {
  readonly name: FourEyesSwitch;
  readonly isOn: boolean;
}

/** Which acts need a second person; each switch is saved at once, and turning one off needs a second person too. */
export function FourEyes({ reading }: { readonly reading: SettingsReading }) {
  const confirmers = useConfirmers();
  const { fourEyes } = reading.settings;
  const { mutate, isPending } = useSaveAtOnce(reading, ({ name, isOn }: Switched) => ({
    fourEyes: { ...fourEyes, [name]: isOn },
  }));
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
