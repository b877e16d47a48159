import { styled } from '@mui/material/styles';
import { useLanguage } from '../../../texts/language.js';
import { text } from '../../../texts/order-text.js';
import { RichText } from '../../../ui/RichText.js';
import { textsOf } from './box-texts.js';
import type { ShownBox } from './order-boxes.js';

const Help = styled('div')(({ theme }) => ({
  margin: '4px 0 0 36px',
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
  '& p': { display: 'inline' },
}));

/** What a box says in the language of the page; nothing in German, which binds, and where there is no translation. */
export function BoxHelp({ box }: { readonly box: ShownBox }) {
  const language = useLanguage();
  if (language === 'de') return null;
  const { label = '', text: words = '', tooltip = '' } = textsOf(box, language);
  if (label === '' && words === '') return null;
  return (
    <Help>
      {text('summary.boxHelp')} <strong>{label}</strong> <RichText html={words} /> {tooltip}
    </Help>
  );
}
