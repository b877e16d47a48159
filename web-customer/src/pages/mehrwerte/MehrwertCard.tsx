import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { text } from '../../texts/order-text.js';
import { Button } from '../../ui/Button.js';
import { RichText } from '../../ui/RichText.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { bankLanguage } from '../../texts/create-text.js';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 10,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  transition: 'border-color 150ms',
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.text },
}));

const Body = styled('div')({
  flex: 1,
  padding: '24px 24px 12px',
  '& h2': { marginTop: 0 },
  '& ul': { margin: '12px 0 0', paddingLeft: 22, listStyleType: 'disc' },
  '& li': { padding: '3px 0' },
  '& p': { marginTop: 12 },
});

const Recommended = styled('p')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 20,
  transform: 'translateY(-50%)',
  padding: '4px 14px',
  borderRadius: 999,
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.3,
  background: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.contrastText,
}));

const More = styled('div')({ margin: '0 12px 8px' });

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  padding: '16px 24px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '0 0 8px 8px',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:has(:checked)': { background: theme.vars.palette.primary.tint },
  '& input': { width: 24, height: 24, margin: 0, accentColor: theme.vars.palette.primary.main, cursor: 'pointer' },
}));

interface MehrwertCardProps {
  readonly option: Mehrwert;
  readonly checkboxText: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onMore: () => void;
}

/** One option with a checkbox. */
export function MehrwertCard({ option, checkboxText = '', chosen, onChoose, onMore }: MehrwertCardProps) {
  const id = useId();
  const { label, htmlLabel = '', shortText = '', longText = '', recommended } = option;
  return (
    <Card>
      {recommended === true ? <Recommended>{text('mehrwerte.recommended')}</Recommended> : null}
      <Body>
        <h2 id={`${id}-title`} lang={bankLanguage(label)}>
          {htmlLabel === '' ? label : <RichText html={htmlLabel} />}
        </h2>
        {shortText === '' ? null : <RichText html={shortText} />}
      </Body>
      {longText === '' ? null : (
        <More>
          <Button look="quiet" aria-haspopup="dialog" onClick={onMore}>
            {text('mehrwerte.more')}
            <VisuallyHidden>{text('mehrwerte.moreOf', { label })}</VisuallyHidden>
          </Button>
        </More>
      )}
      <Choice>
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
          aria-labelledby={`${id}-title ${id}-text`}
        />
        <span id={`${id}-text`} lang={bankLanguage(checkboxText)}>
          {checkboxText === '' ? text('mehrwerte.want') : checkboxText}
        </span>
      </Choice>
    </Card>
  );
}
