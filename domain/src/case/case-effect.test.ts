import { personIdOf } from '../person/person-id.js';
import { caseIdOf } from './case-id.js';
import { effectKey, isLasting, type CaseEffect, type EffectRequest } from './case-effect.js';

const effect = (request: EffectRequest): CaseEffect => ({ ...request, generation: 12, deadline: null });

/** Each kind once; the key under which it may happen once (decision "operation keys"), and whether it outlives the automation. */
const table: readonly (readonly [EffectRequest, key: string, lasting: boolean])[] = [
  [{ kind: 'fetchLastSave' }, '7:fetchLastSave:case:12', false],
  [{ kind: 'fetchReports', version: 3, reports: ['creditChecks'] }, '7:fetchReports:v3:12', false],
  [{ kind: 'evaluateHold', version: 3 }, '7:evaluateHold:v3:12', false],
  [{ kind: 'matchPersons', version: 3, of: 'functionaries' }, '7:matchPersons:functionaries-v3:12', false],
  [{ kind: 'matchPersons', version: 4, of: 'beneficiaries' }, '7:matchPersons:beneficiaries-v4:12', false],
  [{ kind: 'transfer', version: 3 }, '7:transfer:v3:12', false],
  [
    { kind: 'startIdentification', personId: personIdOf('p1'), version: 3, source: 'solaris' },
    '7:startIdentification:p1:12',
    false,
  ],
  [{ kind: 'fetchState' }, '7:fetchState:case:12', false],
  [{ kind: 'handOverDocuments' }, '7:handOverDocuments:case:12', false],
  [{ kind: 'cancelAtProviders' }, '7:cancelAtProviders:case:12', true],
  [{ kind: 'cancelIdentityChecks' }, '7:cancelIdentityChecks:case:12', true],
  [
    { kind: 'coreBankingStep', step: 'createAccount', version: 3, mode: 'KUNDE' },
    '7:coreBankingStep:createAccount-v3:12',
    true,
  ],
  [{ kind: 'sealEvidence' }, '7:sealEvidence:case:12', true],
  [{ kind: 'eraseCase' }, '7:eraseCase:case:12', true],
];

test.each(table)('%j has the key %s and outlives the automation: %s', (request, key, lasting) => {
  expect(effectKey(caseIdOf('7'), effect(request))).toBe(key);
  expect(isLasting(effect(request))).toBe(lasting);
});
