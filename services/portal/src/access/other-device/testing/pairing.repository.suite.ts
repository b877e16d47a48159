import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import { type Pairing, withNewCode } from '../pairing.js';
import type { PairingRepository } from '../pairing.repository.js';

const first = (sessionId: string, caseId: string, codeHash: string): Pairing =>
  withNewCode(null, { sessionId, caseId: caseIdOf(caseId), accountId: 'a', codeHash }, Date.now());

/** The tests of the pairings in memory and on MongoDB. */
export const pairingSuite: readonly SuiteStep<PairingRepository>[] = [
  {
    name: 'writes each version once',
    run: async (pairings) => {
      const one = first('s1', '1', 'code');
      const won = await Promise.all([1, 2, 3].map(() => pairings.write(one)));
      equal(won.filter((wrote) => wrote).length, 1);
      const claims = ['x', 'y', 'z'].map((otherId) => pairings.write({ ...one, version: 2, otherId }));
      equal((await Promise.all(claims)).filter((wrote) => wrote).length, 1);
      equal(await pairings.write({ ...one, version: 4, ended: true }), false);
      equal((await pairings.find('s1'))?.ended, false);
    },
  },
  {
    name: 'finds a pairing by its code and by those that it replaced',
    run: async (pairings) => {
      const one = first('s2', '2', 'old');
      await pairings.write(one);
      const next = withNewCode(one, { sessionId: 's2', caseId: one.caseId, accountId: 'a', codeHash: 'new' }, 5);
      await pairings.write(next);
      deepEqual(await pairings.findByCode('new'), next);
      deepEqual(await pairings.findByCode('old'), next);
      equal(await pairings.findByCode('none'), null);
    },
  },
  {
    name: 'erases those of a case',
    run: async (pairings) => {
      await pairings.write(first('s3', '3', 'c3'));
      await pairings.write(first('s4', '4', 'c4'));
      await pairings.erase(caseIdOf('3'));
      equal(await pairings.find('s3'), null);
      equal((await pairings.find('s4'))?.caseId, '4');
    },
  },
];
