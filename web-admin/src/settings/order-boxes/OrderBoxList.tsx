import { newOrderBox, repeatedKeysWarning } from './edit-boxes.js';
import type { OrderBox } from '@kontor/domain/order-box/order-box';
import { ItemList } from '../../ui/fields/ItemList.js';
import { Notice } from '../../ui/notice/Notice.js';
import { Tag } from '../../ui/Tag.js';
import { hasProblem } from '../form/schema-problems.js';
import { OrderBoxFields } from './OrderBoxFields.js';

interface OrderBoxListProps {
  readonly boxes: readonly OrderBox[];
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (boxes: readonly OrderBox[]) => void;
}

/** The boxes in the order of the summary (R3 §2.8 "Order checkboxes"). */
export function OrderBoxList({ boxes, problems, onChange }: OrderBoxListProps) {
  const warning = repeatedKeysWarning(boxes);
  const change = (index: number, part: Partial<OrderBox>): void =>
    onChange(boxes.map((box, at) => (at === index ? { ...box, ...part } : box)));
  return (
    <>
      {warning === undefined ? null : (
        <Notice tone="warning" live>
          {warning}
        </Notice>
      )}
      {boxes.length === 0 ? <p>Noch keine eigene Bestellbox. Kunden sehen die Standardboxen.</p> : null}
      <ItemList
        items={boxes}
        onChange={onChange}
        addLabel="Bestellbox hinzufügen"
        onAdd={() => onChange([...boxes, newOrderBox(boxes)])}
        titleOf={({ name = '', label, key }) => [name, label, key].find((text) => text.trim() !== '') ?? 'Bestellbox'}
        noteOf={({ required }) => (required ? <Tag>Pflicht</Tag> : null)}
        isMarked={(index) => hasProblem(problems, `${index}`)}
      >
        {(box, index) => (
          <OrderBoxFields
            box={box}
            problemOf={(field) => problems[`${index}.${field}`]}
            onChange={(part) => change(index, part)}
          />
        )}
      </ItemList>
    </>
  );
}
