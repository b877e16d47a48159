import { useState } from 'react';
import { loginProblem, type LoginProblem } from './login-problem.js';

export type LoginStep = 'login' | 'forgot';

/** Runs one step of the login page at a time; `work` returns the name a mail was sent to, or null. */
export function useLoginStep(onProblem: (problem: LoginProblem | null) => void) {
  const [running, setRunning] = useState<LoginStep | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const run = async (step: LoginStep, work: () => Promise<string | null>): Promise<void> => {
    onProblem(null);
    setMailedTo(null);
    setRunning(step);
    try {
      setMailedTo(await work());
    } catch (error) {
      onProblem(loginProblem(error));
    } finally {
      setRunning(null);
    }
  };
  return { running, mailedTo, run };
}
