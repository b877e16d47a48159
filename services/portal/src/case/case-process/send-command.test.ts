import type { CaseCommand } from '@kontor/domain/case/case-command';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { newCaseRecord } from '../case-record/case-record.js';
import type { ProcessAnswer } from './case-process.js';
import { createFakeCaseRepository } from '../case-record/testing/case.repository.fake.js';
import { createSendCommand } from './send-command.js';

const actor = { side: 'customer', accountId: 'a1' } as const;
const request = { caseId: caseIdOf('1001'), commandId: 'order:0', command: { name: 'abort' }, actor } as const;

async function answered(answer: ProcessAnswer, status: number | null = 210) {
  const cases = createFakeCaseRepository();
  const given = {
    createdAt: 1,
    accountId: 'a1',
    legalForm: 'GMBH',
    companyName: 'Firma',
    createdByBerater: false,
    kontoId: '1',
  };
  if (status !== null)
    await cases.insert({
      ...newCaseRecord({ _id: caseIdOf('1001'), ...given }),
      status,
      projectedSeq: 7,
    });
  const seen: unknown[] = [];
  const send = createSendCommand({
    cases,
    now: () => 1000,
    process: {
      command: async (...parameters) => {
        seen.push(parameters);
        return answer;
      },
    },
  });
  return { send, seen };
}

describe('send command', () => {
  it('has 3 s to accept and 25 s in total', async () => {
    const { send, seen } = await answered({ kind: 'outcome', outcome: { kind: 'done' } });
    await expect(send(request)).resolves.toEqual({ kind: 'done' });
    expect(seen).toEqual([
      ['1001', { commandId: 'order:0', actor, command: { name: 'abort' } }, { acceptBy: 4000, resultBy: 26000 }],
    ]);
  });

  it('returns idle_timeout for a late result', async () => {
    const { send } = await answered({ kind: 'late' });
    await expect(send(request)).resolves.toEqual({ kind: 'interrupted', state: 'idle_timeout', findingRef: null });
  });

  it.each([
    ['nobody accepts', { kind: 'unreachable' }, 210, 503, 'unavailable'],
    ['illegal', { kind: 'refused', reason: 'illegal', status: 430 }, 430, 409, 'illegal'],
    ['busy', { kind: 'refused', reason: 'busy', status: 218 }, 218, 409, 'busy'],
    [
      'illegal, as the portal shows it',
      { kind: 'refused', reason: 'illegal', status: 220, seq: 7 },
      220,
      409,
      'illegal',
    ],
    ['refused behind the portal', { kind: 'refused', reason: 'illegal', status: 220, seq: 6 }, 310, 409, 'busy'],
    ['taken', { kind: 'refused', reason: 'taken', status: 410, owner: 's1' }, 410, 409, 'taken'],
    ['refused by an archived case', { kind: 'refused', reason: 'illegal', status: 900 }, 900, 410, 'archived'],
    ['process gone, archived', { kind: 'gone' }, 900, 410, 'archived'],
    ['process not started yet', { kind: 'gone' }, 0, 503, 'unavailable'],
    ['unknown case', { kind: 'gone' }, null, 404, 'not-found'],
  ] as const)('%s', async (...[, answer, caseStatus, status, code]) => {
    const { send } = await answered(answer, caseStatus);
    await expect(send(request)).rejects.toMatchObject({ status, code });
  });

  it.each([
    ['abort', 'customer', /^Ihr Antrag lässt sich nicht mehr abbrechen/],
    ['order', 'customer', /^Ihr Antrag ist schon abgesendet/],
    ['confirmEmail', 'customer', /^Das ist im jetzigen Stand des Antrags nicht möglich\.$/],
    ['abort', 'staff', /^Das ist im jetzigen Stand des Antrags nicht möglich\.$/],
  ] as const)('says why %s by %s is not possible', async (name, side, message) => {
    const { send } = await answered({ kind: 'refused', reason: 'illegal', status: 430 }, 430);
    const command = { ...request.command, name } as CaseCommand;
    const refused = expect.objectContaining({ message: expect.stringMatching(message) as string }) as Error;
    await expect(send({ ...request, command, actor: { side, accountId: 'a1' } })).rejects.toEqual(refused);
  });
});
