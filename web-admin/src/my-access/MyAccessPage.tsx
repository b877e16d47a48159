import type { Factors } from '@kontor/api/second-factor/second-factor.schema';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { currentSession } from '../providers/session.js';
import { RoleTags } from '../staff/RoleTags.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { Notice } from '../ui/notice/Notice.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { Waiting } from '../ui/Waiting.js';
import { AppSection } from './AppSection.js';
import { readFactors } from './factor-calls.js';
import { hasFactor, standingText } from './factor-texts.js';
import { KeySection } from './KeySection.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { RecoverySection } from './RecoverySection.js';
import { Section } from './Section.js';
import { factorsKey, useEnrolment } from './use-enrolment.js';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  width: '100%',
  maxWidth: 720,
});

/** The own access: who is logged in, and the second factors of the account. */
export function MyAccessPage() {
  const enrolment = useEnrolment();
  const { mustEnrol, codes, saved, leaving } = enrolment;
  const factors = useQuery({ queryKey: factorsKey, queryFn: ({ signal }) => readFactors(signal) });
  const username = currentSession()?.username ?? '';
  return (
    <Page>
      <PageHeading title="Mein Zugang" />
      {leaving.error === null ? null : (
        <ProblemNotice error={leaving.error} title="Sitzung nicht erneuert" onRetry={() => leaving.mutate()} />
      )}
      {codes.length > 0 ? (
        <RecoveryCodes username={username} codes={codes} isRunning={leaving.isPending} onSaved={saved} />
      ) : (
        <>
          {mustEnrol ? <Required isDone={factors.data !== undefined && hasFactor(factors.data)} {...leaving} /> : null}
          <Identity />
          {factors.data !== undefined ? (
            <Sections factors={factors.data} {...enrolment} />
          ) : factors.error !== null ? (
            <ProblemNotice
              error={factors.error}
              title="Zweiter Faktor nicht geladen"
              onRetry={() => void factors.refetch()}
            />
          ) : (
            <Waiting />
          )}
        </>
      )}
    </Page>
  );
}

interface RequiredProps {
  readonly isDone: boolean;
  readonly isPending: boolean;
  readonly mutate: () => void;
}

/** Why there is no other page, and the way on for somebody who left the page right after the setup. */
function Required({ isDone, isPending, mutate }: RequiredProps) {
  if (isDone)
    return (
      <Notice tone="success" title="Zweiter Faktor eingerichtet">
        <ActionButton isRunning={isPending} onClick={() => mutate()}>
          Weiter zum Bankzugang
        </ActionButton>
      </Notice>
    );
  return (
    <Notice tone="warning" title="Zweiter Faktor erforderlich">
      <p>
        Ihre Bank verlangt für Ihre Rolle eine App oder einen Sicherheitsschlüssel. Bitte richten Sie hier eines davon
        ein. Danach können Sie weiterarbeiten.
      </p>
    </Notice>
  );
}

function Identity() {
  const session = currentSession();
  return (
    <Section title="Angemeldet als">
      <strong style={{ overflowWrap: 'anywhere' }}>{session?.username}</strong>
      {session === null || session.roles.length === 0 ? null : <RoleTags roles={session.roles} />}
    </Section>
  );
}

interface SectionsProps extends Pick<ReturnType<typeof useEnrolment>, 'enrolled' | 'renewed' | 'reload'> {
  readonly factors: Factors;
}

function Sections({ factors, enrolled, renewed, reload }: SectionsProps) {
  return (
    <>
      <Section title="Zweiter Faktor">
        <p>{standingText(factors)}</p>
      </Section>
      <AppSection factors={factors} onEnrolled={enrolled} onRemoved={reload} />
      <KeySection factors={factors} onEnrolled={enrolled} onRemoved={reload} />
      {hasFactor(factors) ? <RecoverySection factors={factors} onRenewed={renewed} /> : null}
    </>
  );
}
