import { useState } from 'react';
import { useLogin } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import type { TokenPair } from '@kontor/api/session/session.schema';
import { currentSession } from '../providers/session.js';
import { Notice } from '../ui/Notice.js';
import { CodeForm } from './CodeForm.js';
import { EntryFrame } from './EntryFrame.js';
import { loginProblem, type LoginProblem } from './login-problem.js';
import { PasswordForm } from './PasswordForm.js';

/** A green word from the page before, e.g. after a password was set. */
interface Arrival {
  readonly notice?: string;
}

/** The staff login (spec 3 §2.2): name and password, and a code where the bank asks for a second step. */
export function EntryPage() {
  const login = useLogin();
  const location = useLocation();
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [wasSignedIn] = useState(() => currentSession() !== null);
  if (wasSignedIn) return <Navigate to="/bm/start" replace />;

  const enter = async (pair: TokenPair): Promise<void> => {
    try {
      await login({ pair });
    } catch (error) {
      setCodeFor(null);
      setProblem(loginProblem(error));
    }
  };
  const startAgain = (why: LoginProblem | null): void => {
    setCodeFor(null);
    setProblem(why);
  };
  const isExpired = new URLSearchParams(location.search).get('sitzung') === 'abgelaufen';
  const arrival = ((location.state ?? {}) as Arrival).notice;
  return (
    <EntryFrame
      title="Bankzugang"
      lead={
        codeFor === null
          ? 'Melden Sie sich mit Ihrem Zugang der Bank an.'
          : 'Wir haben Ihnen einen Code per E-Mail geschickt.'
      }
    >
      {problem === null ? <Arrived notice={arrival} isExpired={isExpired} /> : null}
      {problem === null ? null : (
        <Notice tone="danger" title={problem.title} live>
          <p>{problem.message}</p>
          {problem.traceId === undefined ? null : <small>Fehler-Nr. {problem.traceId}</small>}
        </Notice>
      )}
      {codeFor === null ? (
        <PasswordForm onTokens={enter} onCodeRequested={setCodeFor} onProblem={setProblem} />
      ) : (
        <CodeForm email={codeFor} onTokens={enter} onProblem={setProblem} onStartAgain={startAgain} />
      )}
    </EntryFrame>
  );
}

/** Why somebody is here, where the page before or the end of the session brought them. */
function Arrived({ notice, isExpired }: { readonly notice: string | undefined; readonly isExpired: boolean }) {
  if (notice !== undefined) {
    return (
      <Notice tone="success" live>
        <p>{notice}</p>
      </Notice>
    );
  }
  if (!isExpired) return null;
  return (
    <Notice tone="warning" title="Ihre Sitzung ist abgelaufen" live>
      <p>Bitte melden Sie sich erneut an. Danach sind Sie wieder auf der Seite, auf der Sie waren.</p>
    </Notice>
  );
}
