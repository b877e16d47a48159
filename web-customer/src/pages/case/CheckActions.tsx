import { resendPersonMail } from '@kontor/api/application/application.routes';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { notify } from '../../app/notices/notices.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { api } from '../../app/session/session.js';
import { text } from '../../texts/case-text.js';
import { Button } from '../../ui/Button.js';
import type { CasePerson } from './own-case/case-person.js';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  width: '100%',
  marginLeft: -12,
  '@media print': { display: 'none' },
});

/** What the acting person can do for another one whose identity check is open, or who completes data by a link. */
export function CheckActions({ person: { id, name, identityCheckUrl } }: { readonly person: CasePerson }) {
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.send(resendPersonMail, { params: { id } });
      notify({ tone: 'success', title: () => text('persons.resent', { name }) });
    } catch (error) {
      notifyProblem(error, { title: () => text('persons.resendFailed') });
    } finally {
      setBusy(false);
    }
  };
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', title: () => text('persons.copied', { name }) });
    } catch {
      // Without access to the clipboard the address is shown, so that it can be copied by hand.
      notify({ tone: 'info', title: () => text('persons.address', { name }), body: () => url });
    }
  };
  return (
    <Row>
      <Button look="quiet" busy={busy} onClick={() => void resend()} aria-label={text('persons.resendTo', { name })}>
        {text('persons.resend')}
      </Button>
      {identityCheckUrl === undefined ? null : (
        <Button look="quiet" onClick={() => void copy(identityCheckUrl)} aria-label={text('persons.copyOf', { name })}>
          {text('persons.copy')}
        </Button>
      )}
    </Row>
  );
}
