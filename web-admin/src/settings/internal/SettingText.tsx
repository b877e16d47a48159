import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { textOf } from './json/json-value.js';

const Text = styled('pre')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: 14,
});

/** A setting's value as JSON for who only reads. */
export function SettingText({ value }: { readonly value: unknown }) {
  return (
    <Panel as="div">
      <Text>{textOf(value)}</Text>
    </Panel>
  );
}
