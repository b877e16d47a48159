import type { CoSigner } from '@kontor/api/co-signer/co-signer.schema';
import { invitePerson } from '@kontor/api/application/application.routes';
import type { Application } from '@kontor/domain/application/application';
import { areOwnDataComplete } from '@kontor/domain/application/missing-person';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { fullName, type Person } from '@kontor/domain/person/person';
import { isEmail, normaliseEmail } from '@kontor/domain/person/email';
import MailOutlined from '@mui/icons-material/MailOutlined';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { notify } from '../../../app/notices/notices.js';
import { notifyProblem } from '../../../app/notices/problem-notice.js';
import { api } from '../../../app/session/session.js';
import { useSession } from '../../../application-draft/session-context.js';
import { dayText } from '../../../texts/format.js';
import { text } from '../../../texts/form-text.js';
import { Button } from '../../../ui/Button.js';
import { describedBy, Hint } from '../../../ui/Field.js';
import { coSignersQuery } from '../../case/own-case/own-case.js';
import { FieldGroup } from './FieldGroup.js';

const Send = styled('div')({
  '& > :not(button):not(:empty)': { marginBottom: 12 },
  '& > button ~ *': { marginTop: 8 },
});

interface InvitePersonProps {
  readonly index: number;
}

/**
 * Lets a further person enter the own data by a mailed link, as long as some are missing. The mail goes to the address
 * that is entered here.
 */
export function InvitePerson({ index }: InvitePersonProps) {
  const person = useWatch<Application, `people.${number}`>({ name: `people.${index}` });
  const [today] = useState(() => germanyToday(Date.now()));
  return areOwnDataComplete(person, today) ? null : <Invitation index={index} person={person} />;
}

interface InvitationProps extends InvitePersonProps {
  readonly person: Person;
}

function Invitation({ index, person }: InvitationProps) {
  const acting = useWatch<Application, 'people.0.email'>({ name: 'people.0.email' });
  const { strictEmailValidation } = useBank();
  const { data: coSigners = [] } = useQuery(coSignersQuery);
  const invited = coSigners.find(({ personId }) => personId === person.id);
  const { invite, busy } = useInvite(index);
  const { email = '' } = person;
  const isOwn = isEmail(email, strictEmailValidation) && normaliseEmail(email) !== normaliseEmail(acting ?? '');
  const hint = `invite-${index}`;
  return (
    <FieldGroup title={text('invite.title')}>
      <p>{text('invite.lead')}</p>
      <Send>
        <p role="status">{stateOf(invited)}</p>
        <Button
          look="secondary"
          busy={busy}
          disabled={!isOwn}
          onClick={() => void invite()}
          {...describedBy(!isOwn && hint)}
        >
          <MailOutlined aria-hidden />
          {text(invited === undefined ? 'invite.send' : 'invite.again')}
        </Button>
        {isOwn ? null : <Hint id={hint}>{text('invite.noMail')}</Hint>}
      </Send>
    </FieldGroup>
  );
}

function stateOf(invited: CoSigner | undefined): string {
  if (invited === undefined) return '';
  const { invitedAt, openedAt } = invited;
  return openedAt === null
    ? text('invite.invited', { day: dayText(invitedAt) })
    : text('invite.opened', { day: dayText(openedAt) });
}

/** Invites the person once what is entered is saved: the server mails to the address that it has. */
function useInvite(index: number) {
  const session = useSession();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const invite = async (): Promise<void> => {
    setBusy(true);
    try {
      const before = session.values().people[index];
      const isSaved = await session.autosave.flush();
      const { id, ...person } = session.values().people[index] ?? {};
      // Another device may have removed somebody meanwhile.
      if (!isSaved || id === undefined || normaliseEmail(person.email ?? '') !== normaliseEmail(before?.email ?? '')) {
        notify({ tone: 'error', title: () => text('invite.failed'), body: () => text('invite.unsaved') });
        return;
      }
      await api.send(invitePerson, { params: { id } });
      await client.invalidateQueries({ queryKey: coSignersQuery.queryKey });
      notify({ tone: 'success', title: () => text('invite.sent', { name: fullName(person) || person.email || '' }) });
    } catch (error) {
      notifyProblem(error, { title: () => text('invite.failed') });
    } finally {
      setBusy(false);
    }
  };
  return { invite, busy };
}
