import { chosenMehrwerte, offeredMehrwerte } from '@kontor/domain/mehrwerte/mehrwerte';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/cart-text.js';
import { SideBox } from '../../progress/SideBox.js';
import { mehrwerteAddress } from './mehrwerte-address.js';
import { bankLanguage } from '../../texts/create-text.js';

const Chosen = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 8, padding: '3px 0' },
  '& svg': { color: theme.vars.palette.success.text, fontSize: '22px' },
}));

interface MehrwerteBoxProps {
  readonly selection: Readonly<Record<string, boolean>>;
  /** Link to the page where the selection is changed, which returns to the summary. */
  readonly editable?: boolean;
}

/** The chosen options; nothing where the bank offers none (R1 §2 item 10). */
export function MehrwerteBox({ selection, editable = false }: MehrwerteBoxProps) {
  const { mehrwerte } = useBank();
  if (offeredMehrwerte(mehrwerte).length === 0) return null;
  const chosen = chosenMehrwerte(mehrwerte, selection);
  return (
    <SideBox title={text('mehrwerte.box')}>
      {chosen.length === 0 ? (
        <p>{text('mehrwerte.none')}</p>
      ) : (
        <Chosen>
          {chosen.map(({ key, label }) => (
            <li key={key} lang={bankLanguage(label)}>
              <Check aria-hidden />
              {label}
            </li>
          ))}
        </Chosen>
      )}
      {editable ? (
        <p>
          <Link to={mehrwerteAddress({ fromSummary: true })}>{text('mehrwerte.change')}</Link>
        </p>
      ) : null}
    </SideBox>
  );
}
