import { caseIdOf } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import type { ApplicantDocument } from '../account/account.module.js';
import { register } from './register.js';
import { parseRegistration } from './registration-body.js';
import { createPendingRelay } from './relay-pending.js';
import { createFakeAccounts } from './testing/accounts.fake.js';

/** Openings that a test lets end. */
function heldOpenings() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const openCase = ({ caseId }: { readonly caseId: string }): Promise<void> => {
    begun.push(caseId);
    return new Promise((resolve, reject) =>
      ends.set(caseId, (error) => {
        if (error === undefined) resolve();
        else reject(error);
      }),
    );
  };
  return { begun, openCase, end: (caseId: string, error?: Error) => ends.get(caseId)?.(error) };
}

describe('the relay of pending cases', () => {
  const held = () => {
    const { deps, sample, rules } = createFakeAccounts();
    const { begun, openCase, end } = heldOpenings();
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
    const begins = async (count: number): Promise<void> => {
      while (begun.length < count) await new Promise(setImmediate);
    };
    return { relay, begun, end, registered, applicantOf, begins };
  };

  it('opens a case as soon as it is registered', async () => {
    const { relay, begins, begun, end, registered, applicantOf } = held();
    await registered(1);
    await begins(1);
    expect(begun).toEqual(['1001']);
    end('1001');
    await relay.ended();
    expect((await applicantOf('1001')).pending).toBe(false);
  });

  it('opens none again that is being opened', async () => {
    const { relay, begins, begun, end, registered } = held();
    await registered(1);
    await begins(1);
    const run = relay.run();
    end('1001');
    await run;
    expect(begun).toEqual(['1001']);
  });

  it('tries a failed one again in its next run', async () => {
    const { relay, begins, begun, end, registered, applicantOf } = held();
    await registered(1);
    await begins(1);
    end('1001', new Error('Temporal is away'));
    await relay.ended();
    expect((await applicantOf('1001')).pending).toBe(true);
    const run = relay.run();
    await begins(2);
    end('1001');
    await run;
    expect(begun).toEqual(['1001', '1001']);
    expect((await applicantOf('1001')).pending).toBe(false);
  });

  it('begins the next one whenever one of sixteen is done', async () => {
    const { relay, begins, begun, end, registered } = held();
    await registered(18);
    await begins(16);
    expect(begun).toHaveLength(16);
    end('1005');
    await begins(17);
    end('1001');
    await begins(18);
    for (const caseId of begun) end(caseId);
    await relay.ended();
    expect(new Set(begun).size).toBe(18);
  });

  it('leaves a registration alone whose case is open', async () => {
    const { relay, begins, begun, end, registered, applicantOf } = held();
    await registered(1);
    await begins(1);
    end('1001');
    await relay.ended();
    relay.open(await applicantOf('1001'));
    await relay.run();
    expect(begun).toEqual(['1001']);
  });
});
