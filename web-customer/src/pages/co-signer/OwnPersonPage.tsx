import { endPersonSession, getOwnPerson } from '@kontor/api/co-signer/co-signer.routes';
import type { OwnPerson } from '@kontor/api/co-signer/co-signer.schema';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Page } from '../../app/page/Page.js';
import { statusOf } from '../../app/notices/problem-notice.js';
import { text } from '../../texts/person-text.js';
import { Button } from '../../ui/Button.js';
import { Identified } from '../../ui/illustration/illustrations.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { OwnData } from './OwnData.js';
import { OwnCheck } from './OwnCheck.js';
import { personApi, personToken } from './person-client.js';

const pollMs = 5_000;

const Drawing = styled('div')({ marginBottom: 20 });
const Form = styled('div')({ marginTop: 32 });
const Leave = styled('div')(({ theme }) => ({
  marginTop: 40,
  marginLeft: -12,
  [theme.breakpoints.down('sm')]: { marginLeft: 0, display: 'grid' },
}));

interface OwnPersonPageProps {
  /** The session is over. */
  readonly onEnded: () => void;
  /** The person has ended it. */
  readonly onLeft: () => void;
}

/** What is asked of the person, and the progress; read again by itself. */
export function OwnPersonPage({ onEnded, onLeft }: OwnPersonPageProps) {
  const {
    data: person,
    error,
    refetch,
  } = useQuery({
    queryKey: ['person', personToken.read()],
    queryFn: async ({ signal }) => (await personApi.send(getOwnPerson, { signal })).data,
    retry: false,
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });
  const isOver = statusOf(error) === 401;
  useEffect(() => {
    if (isOver) onEnded();
  }, [isOver, onEnded]);
  if (person === undefined) {
    return (
      <Page title={text('person.loading')}>
        {error === null ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
      </Page>
    );
  }
  return <OwnStep person={person} leave={<LeaveButton onLeft={onLeft} />} />;
}

/** The page of the next step. */
function OwnStep({ person, leave }: { readonly person: OwnPerson; readonly leave: ReactNode }) {
  const { step, companyName: company, bankName } = person;
  const of = { company, bank: bankName || text('person.bank') };
  if (step === 'data' && person.data !== null) {
    return (
      <Page title={text('person.data.title')} lead={text('person.for', of)}>
        <Form>
          <OwnData person={person} known={person.data} />
        </Form>
        {leave}
      </Page>
    );
  }
  if (step === 'check') {
    return (
      <Page title={text('person.check.title')} lead={text('person.check.lead', of)}>
        <OwnCheck attemptsLeft={person.attemptsLeft} />
        {leave}
      </Page>
    );
  }
  const shown = step === 'data' ? 'waiting' : step;
  return (
    <Page
      above={
        shown === 'identified' ? (
          <Drawing>
            <Identified />
          </Drawing>
        ) : undefined
      }
      title={text(`person.${shown}.title`)}
      lead={text(`person.${shown}.lead`, of)}
    >
      {leave}
    </Page>
  );
}

function LeaveButton({ onLeft }: Pick<OwnPersonPageProps, 'onLeft'>) {
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    // Whatever the server answers, this tab forgets the session.
    await personApi.send(endPersonSession, {}).catch(() => undefined);
    onLeft();
  };
  return (
    <Leave>
      <Button look="quiet" busy={busy} onClick={() => void leave()}>
        {text('person.leave')}
      </Button>
    </Leave>
  );
}
