import { Panel } from '../../ui/Panel.js';
import { Notice } from '../../ui/notice/Notice.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/use-settings-form.js';
import { embeddingForm } from './embedding-form.js';

const parentsHint =
  'Je Zeile die Adresse einer Website ohne Pfad, z. B. https://www.bank.de. Sie darf Kontovergleich und Kontoeröffnung (/start, /fk) in einem Rahmen zeigen. Ohne Eintrag darf es niemand.';
const imagesHint =
  'Je Zeile die Adresse, von der Bilder in Ihren Texten kommen. Logos und Bilder der Grundeinstellungen sind immer erlaubt.';

/** Which sites may show the entry pages in a frame, and where pictures may come from. */
export function Embedding({ reading }: { readonly reading: SettingsReading }) {
  const { form, change, problems, ...frame } = useSettingsForm({ reading, ...embeddingForm });
  return (
    <SettingsFrame form={{ ...frame, problems }}>
      {reading.settings.embedParents.length === 0 ? (
        <Notice tone="info" title="Zurzeit darf keine Website die Einstiege einbetten">
          <p>Tragen Sie unten die Adresse Ihrer Website ein. Den Code für Ihre Seite finden Sie unter „Einstiege“.</p>
        </Notice>
      ) : null}
      <Panel style={{ display: 'grid', gap: 16 }}>
        <TextInput
          label="Seiten, die einbetten dürfen"
          hint={parentsHint}
          multiline
          minRows={3}
          value={form.embedParents}
          error={problems['embedParents']}
          onChange={(embedParents) => change({ embedParents })}
        />
        <TextInput
          label="Herkunft von Bildern in Texten"
          hint={imagesHint}
          multiline
          minRows={3}
          value={form.imageHosts}
          error={problems['imageHosts']}
          onChange={(imageHosts) => change({ imageHosts })}
        />
      </Panel>
    </SettingsFrame>
  );
}
