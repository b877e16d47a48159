import { offeredMehrwerte, type Mehrwert, type MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { PreviewBox } from '../../ui/PreviewBox.js';
import { RichText } from '../../ui/rich-text/RichText.js';
import { Tag } from '../../ui/Tag.js';

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: '16px 0 0',
  padding: '0 !important',
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& h5': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 8px', fontSize: 17 },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, marginTop: 12 },
  '& .MuiCheckbox-root': { padding: 0 },
  '& summary': { marginTop: 8, color: theme.vars.palette.primary.text, cursor: 'pointer' },
  '& details > h6': { margin: '8px 0', fontSize: 15 },
}));

const text = (own: string | undefined, standard: string): string => (own === undefined || own === '' ? standard : own);

/** The page on which the customer chooses options. */
export function MehrwertePreview({ settings }: { readonly settings: MehrwerteSettings }) {
  const offered = offeredMehrwerte(settings);
  return (
    <PreviewBox title="Vorschau: Auswahl der Mehrwerte">
      {offered.length === 0 ? (
        <p>Kunden sehen diese Seite nicht, weil kein Mehrwert angeboten wird.</p>
      ) : (
        <>
          <h5>{text(settings.headline, 'Was können wir noch für Sie tun?')}</h5>
          <p>
            {text(
              settings.subtext,
              'Wählen Sie aus, was Sie zu Ihrem Konto interessiert. Sie gehen damit keine Verpflichtung ein.',
            )}
          </p>
          <Cards>
            {offered.map((option, index) => (
              <ShownOption key={index} option={option} wish={text(settings.checkboxText, 'Das interessiert mich.')} />
            ))}
          </Cards>
        </>
      )}
    </PreviewBox>
  );
}

function ShownOption({ option, wish }: { readonly option: Mehrwert; readonly wish: string }) {
  const { label, labelForPopup, shortText = '', longText = '', recommended } = option;
  return (
    <Card>
      <h5>
        {label}
        {recommended === true ? <Tag tone="info">Empfohlen</Tag> : null}
      </h5>
      {shortText === '' ? null : <RichText html={shortText} />}
      {longText === '' ? null : (
        <details>
          <summary>Mehr erfahren</summary>
          <h6>{text(labelForPopup, label)}</h6>
          <RichText html={longText} />
        </details>
      )}
      <label>
        <Checkbox size="small" />
        {wish}
      </label>
    </Card>
  );
}
