import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldGroup, FieldRow } from '../../ui/fields/FieldGroup.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { AccountFieldsProps } from './account-fields-props.js';
import { ColourInput } from './ColourInput.js';

/** How the card of an account looks and where its button leads. */
export function CardFields({ form, problemOf, onChange }: AccountFieldsProps) {
  return (
    <FieldGroup title="Karte im Vergleich">
      <CheckRow label="Titel anzeigen" checked={form.showTitle} onChange={(showTitle) => onChange({ showTitle })} />
      <CheckRow label="Symbol anzeigen" checked={form.showIcon} onChange={(showIcon) => onChange({ showIcon })} />
      {form.showIcon ? (
        <TextInput
          label="Adresse des Symbols"
          inputMode="url"
          value={form.icon}
          error={problemOf('icon')}
          onChange={(icon) => onChange({ icon })}
        />
      ) : null}
      <CheckRow
        label="Banner immer anzeigen"
        checked={form.alwaysShowRibbon}
        onChange={(alwaysShowRibbon) => onChange({ alwaysShowRibbon })}
      />
      <TextInput
        label="Text des Banners"
        value={form.ribbonText}
        error={problemOf('ribbonText')}
        onChange={(ribbonText) => onChange({ ribbonText })}
      />
      <FieldRow>
        <ColourInput
          label="Farbe des Kontos"
          value={form.color}
          error={problemOf('color')}
          onChange={(color) => onChange({ color })}
        />
        <ColourInput
          label="Farbe des Banners"
          value={form.ribbonColor}
          error={problemOf('ribbonColor')}
          onChange={(ribbonColor) => onChange({ ribbonColor })}
        />
      </FieldRow>
      <TextInput
        label="Text des Knopfs"
        hint="Ohne Angabe: „Konto eröffnen“"
        value={form.linkText}
        error={problemOf('linkText')}
        onChange={(linkText) => onChange({ linkText })}
      />
      <TextInput
        label="Anderes Ziel des Knopfs"
        hint="Ein Konto mit anderem Ziel wird nicht hier eröffnet."
        inputMode="url"
        value={form.linkTarget}
        error={problemOf('linkTarget')}
        onChange={(linkTarget) => onChange({ linkTarget })}
      />
      <CheckRow
        label="Vom Vergleich ausschließen"
        hint="Der Rechner empfiehlt dieses Konto nicht."
        checked={form.disabledForVergleich}
        onChange={(disabledForVergleich) => onChange({ disabledForVergleich })}
      />
    </FieldGroup>
  );
}
