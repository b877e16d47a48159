import type { Start } from '@kontor/api/application/application.schema';
import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { text } from '../../texts/matching-text.js';
import { Page } from '../../app/page/Page.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { useHandOver } from '../order/hand-over/hand-over.js';
import { mismatchRoute, type MismatchPlace } from '../order/hand-over/mismatch-route.js';
import { openMismatch } from './open-mismatch.js';
import { Resolver } from './Resolver.js';

const leaveMs = 4_000;

interface MismatchProps {
  readonly kind: MatchingKind;
  readonly from: MismatchPlace;
}

/** The mismatch to resolve; without one it navigates back (R1 §4). */
export function Mismatch({ kind, from }: MismatchProps) {
  const { data, error, isFetching, refetch } = useOwnApplication();
  const handOver = useHandOver();
  const open = openMismatch(data?.start, kind);
  const held = useLastOpen(open);
  // While a resolution is being sent, only its response navigates, whatever is read meanwhile.
  const shown = open ?? (handOver.busy ? held : undefined);
  // A change of the comparison needs a new resolution.
  if (shown !== undefined) {
    return <Resolver key={JSON.stringify(shown)} matchingCase={shown} from={from} handOver={handOver} />;
  }
  const settled = data !== undefined && !isFetching;
  if (settled && held === undefined) return <Navigate to={parentPage(data.start, from)} replace />;
  return (
    <Page title={text('mismatch.title')}>
      {error === null || isFetching ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
      {settled ? <LeaveLate to={parentPage(data.start, from)} /> : null}
    </Page>
  );
}

/** The response to a resolution navigates; without it the page is left automatically. */
function LeaveLate({ to }: { readonly to: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), leaveMs);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Navigate to={to} replace /> : null;
}

/** The comparison that was open last. */
function useLastOpen(open: MatchingCase | undefined): MatchingCase | undefined {
  const [held, setHeld] = useState(open);
  if (open !== undefined && JSON.stringify(open) !== JSON.stringify(held)) setHeld(open);
  return held;
}

/** To the other comparison if that one is open, else to the parent page. */
function parentPage(start: Start | undefined, from: MismatchPlace): string {
  const other = mismatchRoute(start?.state, from);
  const own = from === 'status' ? 'hub-identifizierung-status' : 'hub-identifizierung-summary';
  const hasPersons = openMismatch(start, 'FUNCTIONARIES') ?? openMismatch(start, 'BENEFICIARIES');
  return path(other === undefined || hasPersons === undefined ? own : other);
}
