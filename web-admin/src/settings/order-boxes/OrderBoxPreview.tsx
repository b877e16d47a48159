import { legalFormLabels, offeredLegalForms, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { applicableBoxes, type OrderBox } from '@kontor/domain/order-box/order-box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { PreviewBox } from '../../ui/PreviewBox.js';
import { RichText } from '../../ui/rich-text/RichText.js';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0 12px',
  marginTop: 16,
  '& .MuiCheckbox-root': { padding: 0 },
  '& details': { gridColumn: 2, marginTop: 4, color: theme.vars.palette.text.secondary },
  '& summary': { color: theme.vars.palette.primary.text, cursor: 'pointer' },
}));

const options = offeredLegalForms.map((value) => ({ value, label: legalFormLabels[value] }));

interface OrderBoxPreviewProps {
  readonly boxes: readonly OrderBox[];
  readonly ksvUrl: string | undefined;
}

/** The boxes that a company of a legal form ticks before it orders (R3 §2.8 "legal-form preview filter"). */
export function OrderBoxPreview({ boxes, ksvUrl }: OrderBoxPreviewProps) {
  const [legalForm, setLegalForm] = useState<LegalForm>('GMBH');
  const shown = applicableBoxes({ legalForm, configured: boxes, ksvUrl });
  return (
    <>
      <SelectInput<LegalForm> label="Vorschau für" value={legalForm} options={options} onChange={setLegalForm} />
      <PreviewBox title="Vorschau: Zusammenfassung vor der Bestellung">
        <h5>Ihre Zustimmung</h5>
        {shown.length === 0 ? <p>Für diese Rechtsform gibt es keine Bestellbox.</p> : null}
        {shown.map((box, index) => (
          <ShownBox key={index} box={box} />
        ))}
      </PreviewBox>
    </>
  );
}

function ShownBox({ box: { label, text = '', tooltip = '', required } }: { readonly box: OrderBox }) {
  return (
    <Row>
      <Checkbox size="small" slotProps={{ input: { 'aria-label': `Vorschau: ${label}` } }} />
      <div>
        <strong>{label}</strong>
        {required ? null : ' (optional)'}
        {text === '' ? null : <RichText html={text} />}
      </div>
      {tooltip === '' ? null : (
        <details>
          <summary>Was bedeutet das?</summary>
          {tooltip}
        </details>
      )}
    </Row>
  );
}
