import type { Mehrwert } from '@kontor/domain/mehrwerte/mehrwerte';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/order-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { RichText } from '../../ui/RichText.js';

const Account = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const LongText = styled(RichText)({ '& > * + *': { marginTop: 12 }, '& ul, & ol': { paddingLeft: 22 } });

interface MehrwertPopupProps {
  readonly option: Mehrwert;
  readonly accountTitle: string | undefined;
  readonly onClose: () => void;
}

/** The full text of an option (R1 §2 item 15). */
export function MehrwertPopup({ option, accountTitle, onClose }: MehrwertPopupProps) {
  const { label, labelForPopup = '', longText = '' } = option;
  return (
    <Modal title={labelForPopup === '' ? label : labelForPopup} onClose={onClose}>
      {accountTitle === undefined ? null : <Account>{text('mehrwerte.toAccount', { title: accountTitle })}</Account>}
      <LongText html={longText} />
      <Button look="secondary" onClick={onClose}>
        {text('action.close')}
      </Button>
    </Modal>
  );
}
