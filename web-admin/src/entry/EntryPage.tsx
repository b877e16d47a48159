import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { TokenPair } from '@kontor/api/session/session.schema';
import { currentSession } from '../providers/session.js';
import { startSession } from '../providers/start-session.js';
import { Notice } from '../ui/notice/Notice.js';
import { CodeForm } from './CodeForm.js';
import { EntryFrame } from './EntryFrame.js';
import { loginProblem, type LoginProblem } from './login-problem.js';
import { PasswordForm } from './PasswordForm.js';

/** State of the location, from the page before: a notice, or the page to open after the login. */
interface Arrival {
  readonly notice?: string;
  readonly nextPathname?: string;
  readonly nextSearch?: string;
}

const startPath = '/bm/start';

/** The staff login (R3 §2.2): name and password, and a code where the bank asks for a second step. */
export function EntryPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const arrival = (location.state ?? {}) as Arrival;
  const [codeFor, setCodeFor] = useState<string | null>(null);
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [wasSignedIn] = useState(() => currentSession() !== null);
  if (wasSignedIn) return <Navigate to={startPath} replace />;

  const enter = async (pair: TokenPair): Promise<void> => {
    try {
      await startSession(pair);
      await navigate(`${arrival.nextPathname ?? startPath}${arrival.nextSearch ?? ''}`);
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
  return (
    <EntryFrame
      title="Bankzugang"
      lead={
        codeFor === null
          ? 'Melden Sie sich mit Ihrem Zugang der Bank an.'
          : 'Wir haben Ihnen einen Code per E-Mail geschickt.'
      }
    >
      {problem === null ? <Arrived notice={arrival.notice} isExpired={isExpired} /> : null}
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
