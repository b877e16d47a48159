import { caseIdOf } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import type { ApplicantDocument } from '../account/account.module.js';
import { register } from './register.js';
import { parseRegistration } from './registration-body.js';
import { createPendingRelay } from './relay-pending.js';
import { createFakeAccounts } from './testing/accounts.fake.js';

/** Openings that a test lets end. */
function heldOpenings() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const openCase = ({ caseId }: { readonly caseId: string }): Promise<void> => {
    started.push(caseId);
    return new Promise((resolve, reject) =>
      ends.set(caseId, (error) => {
        if (error === undefined) resolve();
        else reject(error);
      }),
    );
  };
  return { started, openCase, end: (caseId: string, error?: Error) => ends.get(caseId)?.(error) };
}

describe('the relay of pending cases', () => {
  const held = () => {
    const { deps, sample, rules } = createFakeAccounts();
    const { started, openCase, end } = heldOpenings();
    const relay = createPendingRelay({ ...deps, openCase, logger: silentLogger() });
    const registered = async (count: number): Promise<void> => {
      for (let one = 0; one < count; one += 1)
        await register(
          { ...deps, onCasePending: relay.open },
          {
            registration: parseRegistration(rules, { ...sample, username: `a${one}@firma.test` }),
            ...{ requestKey: '', hidesTaken: false, policy: '', language: 'de' },
            address: '127.0.0.1',
          },
        );
    };
    const applicantOf = async (caseId: string): Promise<ApplicantDocument> => {
      const found = await deps.applicants.findByCase(caseIdOf(caseId));
      if (found === null) throw new Error(`no applicant has case ${caseId}`);
      return found;
    };
    const starts = async (count: number): Promise<void> => {
      while (started.length < count) await new Promise(setImmediate);
    };
    return { relay, started, end, registered, applicantOf, starts };
  };

  it('opens a case as soon as it is registered', async () => {
    const { relay, starts, started, end, registered, applicantOf } = held();
    await registered(1);
    await starts(1);
    expect(started).toEqual(['1001']);
    end('1001');
    await relay.ended();
    expect((await applicantOf('1001')).pending).toBe(false);
  });

  it('opens none again that is being opened', async () => {
    const { relay, starts, started, end, registered } = held();
    await registered(1);
    await starts(1);
    const run = relay.run();
    end('1001');
    await run;
    expect(started).toEqual(['1001']);
  });

  it('tries a failed one again in its next run', async () => {
    const { relay, starts, started, end, registered, applicantOf } = held();
    await registered(1);
    await starts(1);
    end('1001', new Error('Temporal is away'));
    await relay.ended();
    expect((await applicantOf('1001')).pending).toBe(true);
    const run = relay.run();
    await starts(2);
    end('1001');
    await run;
    expect(started).toEqual(['1001', '1001']);
    expect((await applicantOf('1001')).pending).toBe(false);
  });

  it('starts the next one whenever one of sixteen is done', async () => {
    const { relay, starts, started, end, registered } = held();
    await registered(18);
    await starts(16);
    expect(started).toHaveLength(16);
    end('1005');
    await starts(17);
    end('1001');
    await starts(18);
    for (const caseId of started) end(caseId);
    await relay.ended();
    expect(new Set(started).size).toBe(18);
  });

  it('leaves a registration alone whose case is open', async () => {
    const { relay, starts, started, end, registered, applicantOf } = held();
    await registered(1);
    await starts(1);
    end('1001');
    await relay.ended();
    relay.open(await applicantOf('1001'));
    await relay.run();
    expect(started).toEqual(['1001']);
  });
});
