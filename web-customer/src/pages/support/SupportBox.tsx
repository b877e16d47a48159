import { styled } from '@mui/material/styles';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/cart-text.js';
import { ContactLinks } from '../../ui/ContactLinks.js';
import { onlyRead } from '../../ui/VisuallyHidden.js';
import { SideBox } from '../../progress/SideBox.js';

/** Number, address and chat say themselves what they are. */
const Ways = styled(ContactLinks)({
  margin: 0,
  '& dt': onlyRead,
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', padding: '3px 0' },
});

/** The bank's contact details, where it has configured a mail address or a telephone number (R1 §2 item 10, R2 §2.2). */
export function SupportBox() {
  const { support } = useBank();
  const { phone = '', mail = '' } = support;
  if (phone === '' && mail === '') return null;
  return (
    <SideBox title={text('support.title')}>
      <Ways support={support} />
    </SideBox>
  );
}
