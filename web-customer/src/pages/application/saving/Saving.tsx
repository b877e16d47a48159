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

// Loaded on demand, because it is rarely needed.
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.js')).ConflictDialog }));

/** The parts of the page about saving: state, conflicts, and restored entries. */
export function Saving() {
  const session = useSession();
  useSavingEvents(session);
  useFollowing(session);
  const merge = useStore(session.conflict);
  const [later, setLater] = useState<unknown>();
  return (
    <>
      <SaveStatus onDecide={session.reviewConflict} />
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
