import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CheckboxRow } from '../../../form/CheckboxRow.js';
import { fieldId } from '../../../violations/field-id.js';
import { text } from '../../../texts/order-text.js';
import { Optional } from '../../../ui/Field.js';
import { RichText } from '../../../ui/RichText.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { BoxHelp } from './BoxHelp.js';
import type { ShownBox } from './order-boxes.js';
import { boxLabel } from './box-texts.js';

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: '24px 28px 28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > div + div': { marginTop: 22 },
  [theme.breakpoints.down('md')]: { padding: '20px' },
  '@media print': { padding: 0, border: 0 },
}));

// A legend in the frame's line would differ from all other headings of the page.
const Legend = styled('legend')({
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: 16,
  '& + *': { clear: 'both' },
});

const Text = styled('span')({ display: 'block', '& p': { display: 'inline' } });

const Ask = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  margin: '4px 0 0 36px',
  padding: '2px 0',
  border: 0,
  background: 'transparent',
  color: theme.vars.palette.primary.text,
  font: 'inherit',
  fontSize: '15px',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  '& svg': { fontSize: '20px' },
  '@media print': { display: 'none' },
}));

const Answer = styled('p')(({ theme }) => ({
  margin: '4px 0 0 36px',
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

interface OrderBoxesProps {
  readonly boxes: readonly ShownBox[];
  readonly ticked: ReadonlySet<string>;
  /** Boxes that are required and not ticked. */
  readonly wrong: readonly string[];
  readonly onTick: (key: string, ticked: boolean) => void;
}

/** The acceptances of an order (R1 §5 "Order acceptance"). */
export function OrderBoxes({ boxes, ticked, wrong, onTick }: OrderBoxesProps) {
  if (boxes.length === 0) return null;
  return (
    <Group>
      <Legend>
        <h2>{text('summary.boxes')}</h2>
      </Legend>
      {boxes.map((box) => (
        <div key={box.key}>
          <CheckboxRow
            id={fieldId(`orderCheckboxes.${box.key}`)}
            message={wrong.includes(box.key) ? text('summary.boxMissing') : undefined}
            checked={ticked.has(box.key)}
            onChange={({ target }) => onTick(box.key, target.checked)}
            {...(box.required ? { 'aria-required': true } : {})}
          >
            <BoxText box={box} />
          </CheckboxRow>
          <BoxHelp box={box} />
          <Explanation box={box} />
        </div>
      ))}
    </Group>
  );
}

function BoxText({ box: { label, text: richText = '', required } }: { readonly box: ShownBox }) {
  return (
    <>
      <strong lang="de">{label}</strong>
      {required ? null : <Optional />}
      {richText === '' ? null : (
        <Text lang="de">
          <RichText html={richText} />
        </Text>
      )}
    </>
  );
}

/** Further information about a box. */
function Explanation({ box }: { readonly box: ShownBox }) {
  const { key, tooltip = '', document } = box;
  const [open, setOpen] = useState(false);
  const id = `${fieldId(`orderCheckboxes.${key}`)}-erklaerung`;
  return (
    <>
      {document === undefined ? null : (
        <Answer>
          <a href={document} target="_blank" rel="noopener noreferrer">
            {text('summary.document', { label: boxLabel(box) })}
          </a>
        </Answer>
      )}
      {tooltip === '' ? null : (
        <Ask type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <InfoOutlined aria-hidden />
          {text('summary.explain')}
          <VisuallyHidden>{text('summary.explainOf', { label: boxLabel(box) })}</VisuallyHidden>
        </Ask>
      )}
      <Answer id={id} hidden={!open} lang="de">
        {tooltip}
      </Answer>
    </>
  );
}
