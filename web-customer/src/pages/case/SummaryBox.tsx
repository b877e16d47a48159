import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { downloadOwnOrder } from '@kontor/api/case/customer-case.routes';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { text } from '../../texts/case-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { DownloadButton } from '../document/DownloadButton.js';
import { SideBox } from '../../progress/SideBox.js';
import { SummarySections } from '../order/summary/SummarySections.js';

// The dialog already has a frame.
const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { padding: '20px 0 0', border: 0, borderRadius: 0 },
  '& > section + section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h2': theme.typography.h3,
}));

/** The order, read-only (R2 §2.2). */
export function SummaryBox({ application }: { readonly application: ApplicationAnswer }) {
  const [open, setOpen] = useState(false);
  return (
    <SideBox title={text('side.summary')}>
      <p>{text('side.summary.lead')}</p>
      <Button look="secondary" wide onClick={() => setOpen(true)}>
        {text('side.summary.open')}
      </Button>
      <DownloadButton path={downloadOwnOrder.path}>{text('side.summary.pdf')}</DownloadButton>
      {open ? (
        <Modal title={text('side.summary.title')} onClose={() => setOpen(false)}>
          <Sections>
            <SummarySections application={application} editable={false} />
          </Sections>
        </Modal>
      ) : null}
    </SideBox>
  );
}
