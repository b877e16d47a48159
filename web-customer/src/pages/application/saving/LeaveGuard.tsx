import { useEffect, useState } from 'react';
import { useBlocker, useNavigate, type Blocker } from 'react-router';
import { notifyProblem } from '../../../app/notices/problem-notice.js';
import { path } from '../../../app/routes/routes.js';
import { hasTokens, tokens } from '../../../app/session/tokens.js';
import { FormActions } from '../../../form/FormActions.js';
import { useStore } from '../../../application-draft/value-store.js';
import { text } from '../../../texts/form-text.js';
import { Button } from '../../../ui/Button.js';
import { Modal } from '../../../ui/Modal.js';
import type { ApplicationSession } from '../../../application-draft/application-session.js';
import { useSession } from '../../../application-draft/session-context.js';

/** Saves before the page is left. Where that fails, the customer decides. */
export function LeaveGuard() {
  const session = useSession();
  useLeaveWhenOver(session);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname;
    return leaves && hasTokens() && session.closed.get() === undefined && session.isDirty();
  });
  const [asks, setAsks] = useSaveBefore(blocker, session);
  if (!asks || blocker.state !== 'blocked') return null;
  const stay = (): void => {
    setAsks(false);
    blocker.reset();
  };
  return (
    <LeaveDialog
      onAgain={() => setAsks(false)}
      onStay={stay}
      onGo={() => {
        session.keepCopy();
        blocker.proceed();
      }}
    />
  );
}

function useSaveBefore({ state, proceed, reset }: Blocker, session: ApplicationSession) {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (state !== 'blocked' || asks) return;
    void session.autosave.flush().then((saved) => {
      if (saved) proceed();
      // A conflict must be resolved on this page.
      else if (session.conflict.get() !== undefined) reset();
      else setAsks(true);
    });
  }, [state, asks, session, proceed, reset]);
  return [asks, setAsks] as const;
}

interface LeaveDialogProps {
  readonly onAgain: () => void;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

function LeaveDialog({ onAgain, onStay, onGo }: LeaveDialogProps) {
  return (
    <Modal title={text('leave.title')} onClose={onStay}>
      <p>{text('leave.body')}</p>
      <FormActions>
        <Button onClick={onAgain}>{text('leave.again')}</Button>
        <Button look="secondary" onClick={onStay}>
          {text('leave.stay')}
        </Button>
        <Button look="quiet" onClick={onGo}>
          {text('leave.go')}
        </Button>
      </FormActions>
    </Modal>
  );
}

/** Where nothing can be saved any more, the hub redirects to the right page. */
function useLeaveWhenOver({ closed: over }: ApplicationSession): void {
  const problem = useStore(over);
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === undefined) return;
    // The session's end redirects, and the copy of this tab is kept for the next login.
    if (problem.status === 401) {
      tokens.write(null);
      return;
    }
    void Promise.resolve(navigate(path('hub'))).then(() =>
      notifyProblem(problem, { title: () => text('save.problem') }),
    );
  }, [problem, navigate]);
}
