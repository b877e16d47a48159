import { styled } from '@mui/material/styles';
import { text } from '../../texts/opening-text.js';
import { Notice } from '../../ui/Notice.js';

const Row = styled('div')({ marginBottom: 24 });

/** Reminds an adviser that the form is for a customer (R1 §2 item 4). */
export function AdviserHeader() {
  return (
    <Row>
      <Notice tone="info" title={text('adviser.customer')}>
        <p>{text('adviser.customer.hint')}</p>
      </Notice>
    </Row>
  );
}
