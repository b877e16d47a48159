import { filledReply, type ReplyTemplate, type ReplyValues } from '@kontor/domain/reply-template/reply-template';
import { PreviewBox } from '../../ui/PreviewBox.js';

const sample: ReplyValues = {
  Anrede: 'Sehr geehrte Frau Beispiel',
  Name: 'Erika Beispiel',
  Firma: 'Musterwerk GmbH',
  Nummer: '1001',
  Sachbearbeiter: 'Max Muster',
  Frist: '24.12.2026',
  Unterlage: 'Gesellschaftsvertrag und Registerauszug',
};

/** Each template with the data of a sample case. */
export function ReplyTemplatePreview({ templates }: { readonly templates: readonly ReplyTemplate[] }) {
  if (templates.length === 0) return <p>Es gibt noch keine Vorlagen.</p>;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {templates.map(({ title, text }, index) => (
        <PreviewBox key={index} title={`Vorschau: ${title === '' ? `Vorlage ${index + 1}` : title}`}>
          <p style={{ whiteSpace: 'pre-line' }}>{filledReply(text, sample)}</p>
        </PreviewBox>
      ))}
    </div>
  );
}
