import { rowsOf, textOfRows } from '../../ui/fields/line-table.js';
import { LineTable, type Column } from '../../ui/fields/LineTable.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { TextOrTable } from '../../ui/fields/TextOrTable.js';
import type { AccountFieldsProps } from './account-fields-props.js';
import { parseDocuments } from './document-text.js';
import { DetailTable } from './DetailTable.js';
import { blocksOf } from './sub-feature-table.js';
import { parseSubFeatures } from './sub-feature-text.js';

const detailHint =
  'Blöcke durch eine Leerzeile getrennt. Überschrift: ***Thema***(Variante), wenn hervorgehoben, sonst ---Thema---(Variante). Darunter je Zeile: Titel | Preis | Hinweis';

const documentColumns: readonly Column[] = [{ label: 'Titel' }, { label: 'Webadresse', inputMode: 'url' }];

/** What an account offers: features, details and documents (R3 §5). */
export function ListFields({ form, problemOf, onChange }: AccountFieldsProps) {
  const { features, subFeatures, documents } = form;
  const blocks = blocksOf(subFeatures);
  const shown = <P,>(field: string, problems: readonly P[]) => (problemOf(field) === undefined ? [] : problems);
  return (
    <>
      <TextInput
        label="Merkmale"
        hint="Ein Merkmal je Zeile; die ersten drei stehen auf der Karte."
        multiline
        minRows={3}
        value={features}
        error={problemOf('features')}
        onChange={(text) => onChange({ features: text })}
      />
      <TextOrTable
        label="Details"
        hint={detailHint}
        value={subFeatures}
        error={problemOf('subFeatures')}
        onChange={(text) => onChange({ subFeatures: text })}
        table={
          blocks === undefined ? null : (
            <DetailTable
              blocks={blocks}
              problems={shown('subFeatures', parseSubFeatures(subFeatures).problems)}
              onChange={(text) => onChange({ subFeatures: text })}
            />
          )
        }
      />
      <TextOrTable
        label="Unterlagen"
        hint="Je Zeile: Titel | Webadresse. Sie öffnen sich in einem neuen Tab."
        value={documents}
        error={problemOf('documents')}
        onChange={(text) => onChange({ documents: text })}
        table={
          <LineTable
            columns={documentColumns}
            rows={rowsOf(documents, documentColumns.length)}
            problems={shown('documents', parseDocuments(documents).problems)}
            addLabel="Unterlage hinzufügen"
            onChange={(rows) => onChange({ documents: textOfRows(rows) })}
          />
        }
      />
    </>
  );
}
