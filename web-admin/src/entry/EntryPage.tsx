import { useState } from 'react';
import type { SessionEnd } from '../providers/ended-session.js';
import { startPath } from '../providers/entry-paths.js';
import { Notice } from '../ui/notice/Notice.js';
import { CodeForm } from './CodeForm.js';
import { EntryFrame } from './EntryFrame.js';
import { FactorForm } from './factor-form.js';
import type { LoginProblem } from './login-problem.js';
import { LoginNotice } from './LoginNotice.js';
import { PasswordForm } from './PasswordForm.js';
import type { Arrival } from './place.js';
import type { AskedFactor } from './use-factor-step.js';
import type { Go } from './use-place.js';

interface EntryPageProps {
  readonly arrival: Arrival;
  readonly ended: SessionEnd | undefined;
  readonly go: Go;
}

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'code'; readonly email: string }
  | { readonly kind: 'factor'; readonly asked: AskedFactor };

const leads: Readonly<Record<Step['kind'], string>> = {
  password: 'Melden Sie sich mit Ihrem Zugang der Bank an.',
  code: 'Wir haben Ihnen einen Code per E-Mail geschickt.',
  factor: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.',
};

/** The staff login (R3 §2.2): name and password, and a second step where the bank or the account asks for one. */
export function EntryPage({ arrival, ended, go }: EntryPageProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const enter = (): void => go(arrival.next ?? startPath);
  const startAgain = (why: LoginProblem | null): void => {
    setStep({ kind: 'password' });
    setProblem(why);
  };
  return (
    <EntryFrame title="Bankzugang" lead={leads[step.kind]}>
      {problem === null ? <Arrived notice={arrival.notice} ended={ended} /> : null}
      {problem === null ? null : <LoginNotice problem={problem} />}
      {step.kind === 'password' ? (
        <PasswordForm
          onSignedIn={enter}
          onCodeRequested={(email) => setStep({ kind: 'code', email })}
          onFactorAsked={(asked) => setStep({ kind: 'factor', asked })}
          onProblem={setProblem}
        />
      ) : step.kind === 'code' ? (
        <CodeForm email={step.email} onSignedIn={enter} onProblem={setProblem} onStartAgain={startAgain} />
      ) : (
        <FactorForm asked={step.asked} onSignedIn={enter} onProblem={setProblem} onStartAgain={startAgain} />
      )}
    </EntryFrame>
  );
}

const titles: Readonly<Record<SessionEnd, string>> = {
  abgelaufen: 'Ihre Sitzung ist abgelaufen',
  gesperrt: 'Gesperrt, weil längere Zeit nichts eingegeben wurde',
  abgemeldet: 'Sie haben sich in einem anderen Fenster abgemeldet',
};

interface ArrivedProps {
  readonly notice: string | undefined;
  readonly ended: SessionEnd | undefined;
}

function Arrived({ notice, ended }: ArrivedProps) {
  if (notice !== undefined) {
    return (
      <Notice tone="success" live>
        <p>{notice}</p>
      </Notice>
    );
  }
  if (ended === undefined) return null;
  return (
    <Notice tone="warning" title={titles[ended]} live>
      <p>Bitte melden Sie sich erneut an. Danach sind Sie wieder auf der Seite, auf der Sie waren.</p>
    </Notice>
  );
}
