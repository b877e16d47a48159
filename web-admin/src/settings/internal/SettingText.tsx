import type { Setting } from '@kontor/api/settings/settings.schema';
import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';

const Text = styled('pre')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 });

/** One setting as JSON for who only reads. */
export function SettingText({ setting }: { readonly setting: Setting }) {
  return (
    <Panel aria-label={setting.name}>
      <h2 style={{ margin: '0 0 8px', overflowWrap: 'anywhere' }}>{setting.name}</h2>
      <Text>{JSON.stringify(setting.value, null, 2)}</Text>
      <small>Version {setting.version}</small>
    </Panel>
  );
}
