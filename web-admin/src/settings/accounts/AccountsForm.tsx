import { formatEuro } from '@kontor/domain/pricing/format';
import { parseEuro } from './euro-text.js';
import type { BankPage } from '@kontor/domain/settings/settings';
import { FieldGroup } from '../../ui/fields/FieldGroup.js';
import { ItemList } from '../../ui/fields/ItemList.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Tag } from '../../ui/Tag.js';
import { rowsOf, textOfRows } from '../../ui/fields/line-table.js';
import { LineTable, type Column } from '../../ui/fields/LineTable.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { TextOrTable } from '../../ui/fields/TextOrTable.js';
import { hasProblem } from '../form/schema-problems.js';
import { AccountFields } from './AccountFields.js';
import { PriceWarning } from '../price-warning/PriceWarning.js';
import { parseSliders } from './slider-text.js';
import { accountsOf, inOrder, slidersOf, withAccount, type AccountsDraft } from './accounts-draft.js';

interface AccountsFormProps {
  readonly draft: AccountsDraft;
  readonly page: BankPage;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<AccountsDraft>) => void;
}

const sliderHint =
  'Je Zeile: Titel | kleinster Wert | größter Wert | Schrittweite | Erklärung. Ohne Angaben 0, 100 und 1.';

const sliderColumns: readonly Column[] = [
  { label: 'Titel' },
  { label: 'Von', inputMode: 'numeric', width: 'short' },
  { label: 'Bis', inputMode: 'numeric', width: 'short' },
  { label: 'Schritt', inputMode: 'numeric', width: 'short' },
  { label: 'Erklärung', width: 'line' },
];

/** The accounts with the calculator, which are saved together (R3 §2.8 "accounts"). */
export function AccountsForm({ draft, page, problems, onChange }: AccountsFormProps) {
  const { accounts } = draft;
  const change = (index: number, part: Partial<AccountsDraft['accounts'][number]['form']>): void =>
    onChange({
      accounts: accounts.map((one, at) => (at === index ? { ...one, form: { ...one.form, ...part } } : one)),
    });
  return (
    <>
      <TextInput
        label="Titel neuer Konten"
        value={draft.defaultKontoname}
        error={problems['defaultKontoname']}
        onChange={(defaultKontoname) => onChange({ defaultKontoname })}
      />
      <TextOrTable
        label="Schieberegler des Rechners"
        hint={sliderHint}
        value={draft.sliders}
        error={problems['sliders']}
        onChange={(sliders) => onChange({ sliders })}
        table={
          <LineTable
            columns={sliderColumns}
            rows={rowsOf(draft.sliders, sliderColumns.length)}
            problems={problems['sliders'] === undefined ? [] : parseSliders(draft.sliders).problems}
            addLabel="Schieberegler hinzufügen"
            onChange={(rows) => onChange({ sliders: textOfRows(rows) })}
          />
        }
      />
      <FieldGroup title="Konten">
        <PriceWarning accounts={accountsOf(draft, page)} />
        {accounts.length === 0 ? <p>Noch kein Konto.</p> : null}
        {problems['accounts'] === undefined ? null : <Notice tone="danger" title={problems['accounts']} />}
        <ItemList
          items={accounts}
          onChange={(next) => onChange({ accounts: next.length === accounts.length ? inOrder(next) : next })}
          addLabel="Konto hinzufügen"
          onAdd={() => onChange(withAccount(draft, page))}
          titleOf={({ form, base }) => (form.title.trim() === '' ? `Konto ${base.id}` : form.title)}
          noteOf={({ form }) => <PriceTag price={form.price} />}
          isMarked={(index) => hasProblem(problems, `accounts.${index}`)}
        >
          {({ base, form }, index) => (
            <AccountFields
              id={base.id}
              form={form}
              items={slidersOf(draft, page)}
              problemOf={(field) => problems[`accounts.${index}.${field}`]}
              onChange={(part) => change(index, part)}
            />
          )}
        </ItemList>
      </FieldGroup>
    </>
  );
}

function PriceTag({ price }: { readonly price: string }) {
  const cents = parseEuro(price);
  return cents === undefined ? null : <Tag>{formatEuro(cents)}</Tag>;
}
