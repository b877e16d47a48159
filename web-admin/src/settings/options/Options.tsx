import { isOptionAvailable, optionFlags, type OptionFlag } from '@kontor/domain/settings/option-flags';
import { Panel } from '../../ui/Panel.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { ToggleRow, Toggles } from '../form/ToggleRow.js';
import { useToggle } from '../form/use-toggle.js';
import { CrsAddress } from './CrsAddress.js';
import { useFeatures } from './use-features.js';

type ToggleName = Exclude<OptionFlag['name'], 'crsTypeClarificationUrl'>;

const noFeatures = { economyReportShort: false, creditChecks: false };

/** Options that are saved when they are switched (R3 §2.8). */
export function Options({ reading }: { readonly reading: SettingsReading }) {
  const features = useFeatures() ?? noFeatures;
  const { toggle, running } = useToggle(reading);
  const { settings } = reading;
  return (
    <Panel>
      <p>Jede Änderung gilt sofort.</p>
      <Toggles>
        {optionFlags.map((option) => {
          const isAvailable = isOptionAvailable(option, settings, features);
          if (option.kind === 'address')
            return isAvailable ? <CrsAddress key={option.name} label={option.label} reading={reading} /> : null;
          const name = option.name as ToggleName;
          return (
            <ToggleRow
              key={name}
              label={option.label}
              isOn={settings[name] && isAvailable}
              isDisabled={!isAvailable || running !== undefined}
              hint={isAvailable ? undefined : reasonOf(option)}
              onChange={(isOn) => toggle(name, isOn)}
            />
          );
        })}
      </Toggles>
    </Panel>
  );
}

function reasonOf({ needs, needsFeature }: OptionFlag): string {
  if (needsFeature !== undefined) return 'Die Unternehmensprüfung bietet diesen Abruf zurzeit nicht an.';
  const needed = optionFlags.find(({ name }) => name === needs);
  return `Nur zusammen mit „${needed?.label ?? ''}“.`;
}
