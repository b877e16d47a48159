import type { FactorQuestion } from '@kontor/api/session/factor-question.schema';
import { useState } from 'react';
import { accountCalls } from './account-calls.js';
import { promptForKey } from '../ui/key-prompt.js';
import { factorProblem } from './factor-problem.js';
import type { LoginProblem } from './login-problem.js';

/** A login that asks for a second factor. */
export interface AskedFactor extends FactorQuestion {
  readonly username: string;
}

interface FactorStepOptions {
  readonly asked: AskedFactor;
  readonly onSignedIn: () => void;
  readonly onProblem: (problem: LoginProblem | null) => void;
  readonly onStartAgain: (why: LoginProblem | null) => void;
}

/** Runs the second step, one try at a time. */
export function useFactorStep({ asked, onSignedIn, onProblem, onStartAgain }: FactorStepOptions) {
  const { username, ticket, key: options } = asked;
  const [running, setRunning] = useState<'code' | 'key' | null>(null);
  const [codeError, setCodeError] = useState<string>();
  const run = async (by: 'code' | 'key', step: () => Promise<void>): Promise<void> => {
    if (running !== null) return;
    onProblem(null);
    setCodeError(undefined);
    setRunning(by);
    try {
      await step();
      onSignedIn();
    } catch (error) {
      const found = factorProblem(error, by);
      if (found.kind === 'code') setCodeError(found.message);
      else if (found.kind === 'notice') onProblem(found.problem);
      else onStartAgain(found.problem);
    } finally {
      setRunning(null);
    }
  };
  const byKey = (): void =>
    void run('key', async () => {
      if (options === null) return;
      const { logInByFactor } = await accountCalls();
      await logInByFactor({ kind: 'key', username, ticket, key: await promptForKey(options) });
    });
  const byCode = (kind: 'recovery' | 'totp', code: string): void =>
    void run('code', async () => (await accountCalls()).logInByFactor({ kind, username, ticket, code }));
  return { running, codeError, setCodeError, byKey, byCode };
}
