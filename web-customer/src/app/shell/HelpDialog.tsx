import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/text.js';
import { ContactLinks } from '../../ui/ContactLinks.js';
import { Modal } from '../../ui/Modal.js';

const ContactList = styled(ContactLinks)({
  margin: 0,
  display: 'grid',
  gap: '16px',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& a': { display: 'inline-block', padding: '4px 0' },
});

/** The bank's contact details. */
export function HelpDialog({
  support,
  onClose,
}: {
  readonly support: BankConfiguration['support'];
  readonly onClose: () => void;
}) {
  return (
    <Modal title={text('help.title')} onClose={onClose}>
      <p>{text('help.body')}</p>
      <ContactList support={support} />
    </Modal>
  );
}
