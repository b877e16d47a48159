import { personIdOf } from '../person/person-id.js';
import type { CaseFacts, CasePerson } from './case-state.js';
import { noFacts } from './case-state.js';
import { deriveStatus, type DerivationSubject } from './derived-status.js';

const person = (change: Partial<CasePerson> = {}): CasePerson => ({
  personId: personIdOf('p'),
  acting: true,
  required: true,
  representation: 'ALONE',
  source: 'solaris',
  status: 'pending',
  check: null,
  conclusive: false,
  checkRef: null,
  attemptsLeft: null,
  ...change,
});
const facts = (change: Partial<CaseFacts>): CaseFacts => ({ ...noFacts, ...change });
const successful = person({ status: 'successful' });
const joint = person({ status: 'successful', representation: 'JOINT' });
const subject = (change: Partial<DerivationSubject>): DerivationSubject => ({
  facts: noFacts,
  persons: [person()],
  earlyReadiness: false,
  ...change,
});

/** Each row wins over all that stand below it: its facts are joined with those of the row below where that is possible. */
const table: readonly [name: string, to: number, subject: DerivationSubject][] = [
  ['provider rejection', 320, subject({ facts: facts({ business: 'rejected' }) })],
  [
    'provider fraud',
    320,
    subject({ facts: facts({ business: 'fraud' }), persons: [person({ status: 'canceled', conclusive: true })] }),
  ],
  ['fraud of a person', 320, subject({ persons: [person({ check: 'fraud', status: 'failed', conclusive: true })] })],
  [
    'required person deleted',
    340,
    subject({
      persons: [person({ status: 'canceled', conclusive: true }), person({ status: 'failed', conclusive: true })],
    }),
  ],
  [
    'required person failed for good',
    330,
    subject({
      persons: [person({ status: 'failed', conclusive: true })],
      facts: facts({ business: 'research_failed' }),
    }),
  ],
  ['a failed attempt may be repeated', 220, subject({ persons: [person({ status: 'failed' })] })],
  [
    'another owner failed',
    220,
    subject({ persons: [person(), person({ required: false, status: 'failed', conclusive: true })] }),
  ],
  ['research failed', 250, subject({ facts: facts({ business: 'research_failed' }) })],
  ['documents open', 230, subject({ facts: facts({ business: 'documents_missing' }) })],
  ['research documents open', 245, subject({ facts: facts({ business: 'research_documents_missing' }) })],
  ['mismatch', 255, subject({ facts: facts({ business: 'research_mismatch', mismatch: 'functionaries' }) })],
  [
    'all identified, due diligence complete',
    310,
    subject({
      persons: [successful],
      facts: facts({ business: 'completed', dueDiligenceComplete: true }),
      earlyReadiness: true,
    }),
  ],
  [
    'owners need no identification',
    310,
    subject({ persons: [successful, person({ required: false })], facts: facts({ dueDiligenceComplete: true }) }),
  ],
  [
    'one required person still open',
    260,
    subject({ persons: [successful, person()], facts: facts({ business: 'completed', dueDiligenceComplete: true }) }),
  ],
  [
    'early readiness, one who represents alone',
    315,
    subject({ persons: [successful, person({ acting: false })], earlyReadiness: true }),
  ],
  [
    'early readiness, two who represent jointly',
    315,
    subject({ persons: [joint, { ...joint, acting: false }, person({ acting: false })], earlyReadiness: true }),
  ],
  [
    'early readiness, only one of two',
    220,
    subject({ persons: [joint, person({ acting: false, representation: 'JOINT' })], earlyReadiness: true }),
  ],
  [
    'early readiness, one alone and one jointly',
    315,
    subject({ persons: [successful, { ...joint, acting: false }, person({ acting: false })], earlyReadiness: true }),
  ],
  [
    'early readiness, one jointly and one by procuration',
    220,
    subject({
      persons: [joint, person({ acting: false, status: 'successful', representation: 'OTHER' }), person()],
      earlyReadiness: true,
    }),
  ],
  ['fraud of one of two', 320, subject({ persons: [person(), person({ check: 'fraud' })] })],
  ['left for good', 330, subject({ persons: [person({ status: 'aborted', conclusive: true })] })],
  [
    'failed in the review for good',
    330,
    subject({ persons: [person({ status: 'pending_failed', conclusive: true })] }),
  ],
  ['early readiness off', 220, subject({ persons: [successful, person({ acting: false })] })],
  [
    'acting person not identified',
    220,
    subject({ persons: [person(), person({ acting: false, status: 'successful' })], earlyReadiness: true }),
  ],
  ['research running', 240, subject({ facts: facts({ business: 'research_initiated' }) })],
  ['research done', 260, subject({ facts: facts({ business: 'research_successful' }) })],
  ['nothing yet', 220, subject({})],
];

test.each(table)('%s → %i', (_name, to, given) => {
  expect(deriveStatus(220, given)?.to).toBe(to);
});

test.each(table)('from 315: %s', (_name, to, given) => {
  expect(deriveStatus(315, given)?.to).toBe([310, 320, 330, 340].includes(to) ? to : undefined);
});
