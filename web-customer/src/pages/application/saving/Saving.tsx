import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { FormActions } from '../../../form/FormActions.js';
import { useStore } from '../../../application-draft/value-store.js';
import { text } from '../../../texts/form-text.js';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { SaveStatus } from './SaveStatus.js';
import { useSession } from '../../../application-draft/session-context.js';
import { useFollowing } from './use-following.js';
import { useSavingEvents } from './use-saving-events.js';

// Loaded on demand, because they are rarely needed; the form does without the phone where that fails.
const OtherDevice = lazy(() =>
  import('../../other-device/OtherDevice.js').then(
    ({ OtherDevice: Offer }) => ({ default: Offer }),
    () => ({ default: () => null }),
  ),
);
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.js')).ConflictDialog }));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

/** The parts of the page about saving: state, conflicts, and restored entries. */
export function Saving() {
  const session = useSession();
  useSavingEvents(session);
  useFollowing(session);
  const merge = useStore(session.conflict);
  const [later, setLater] = useState<unknown>();
  return (
    <>
      <Line>
        <SaveStatus onDecide={session.reviewConflict} />
        <Suspense>
          <OtherDevice look="quiet" />
        </Suspense>
      </Line>
      <RestoredNotice />
      {merge === undefined || merge === later ? null : (
        <Suspense>
          <ConflictDialog merge={merge} onDecide={session.resolveConflict} onLater={() => setLater(merge)} />
        </Suspense>
      )}
    </>
  );
}

function RestoredNotice() {
  const { restored, discard } = useSession();
  if (!useStore(restored)) return null;
  return (
    <Notice tone="info" title={text('restored.title')} live>
      <p>{text('restored.body')}</p>
      <FormActions style={{ justifyContent: 'flex-end', marginTop: 12 }}>
        <Button onClick={() => restored.set(false)}>{text('restored.keep')}</Button>
        <Button look="secondary" onClick={discard}>
          {text('restored.discard')}
        </Button>
      </FormActions>
    </Notice>
  );
}
