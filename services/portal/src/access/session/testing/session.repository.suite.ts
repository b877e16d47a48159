import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { SessionRecord, SessionRepository } from '../session.repository.js';
import type { TicketRepository } from '../ticket.repository.js';

export interface SessionRepositories {
  readonly sessions: SessionRepository;
  readonly tickets: TicketRepository;
}

const sessionOf = (id: string, accountId = 'a'): SessionRecord => ({
  _id: id,
  accountId,
  side: 'customer',
  caseId: caseIdOf('1'),
  epoch: 3,
  generation: 0,
  rotatedAt: 1,
  verifiedAtRotation: false,
  used: true,
  expiresAt: Date.now() + 60_000,
  ended: false,
});

const won = (results: readonly unknown[]): number =>
  results.filter((result) => result !== null && result !== false).length;

/** The tests of the session repositories in memory and on MongoDB. */
export const sessionSuite: readonly SuiteStep<SessionRepositories>[] = [
  {
    name: 'rotates a session once per generation and never after its end',
    run: async ({ sessions }) => {
      await sessions.insert(sessionOf('s1'));
      const rotation = { rotatedAt: 2, verifiedAtRotation: true };
      equal(won(await Promise.all([1, 2, 3].map(() => sessions.rotate('s1', 0, rotation)))), 1);
      equal((await sessions.find('s1'))?.generation, 1);
      equal((await sessions.find('s1'))?.verifiedAtRotation, true);
      equal((await sessions.find('s1'))?.epoch, 3);
      equal((await sessions.find('s1'))?.used, false);
      await sessions.markUsed('s1', 0);
      equal((await sessions.find('s1'))?.used, false);
      await sessions.markUsed('s1', 1);
      equal((await sessions.find('s1'))?.used, true);
      await sessions.endAll('a');
      equal(await sessions.rotate('s1', 1, rotation), false);
      await sessions.erase('a');
      equal(await sessions.find('s1'), null);
    },
  },
  {
    name: 'ends one session and returns it, also again',
    run: async ({ sessions }) => {
      await sessions.insert({ ...sessionOf('s6', 'd'), startedFrom: 's7' });
      await sessions.insert(sessionOf('s7', 'd'));
      for (const ended of [await sessions.end('s6'), await sessions.end('s6')])
        deepEqual([ended?._id, ended?.caseId, ended?.startedFrom, ended?.ended], ['s6', '1', 's7', true]);
      equal((await sessions.find('s6'))?.ended, true);
      equal((await sessions.find('s7'))?.ended, false);
      equal(await sessions.end('none'), null);
    },
  },
  {
    name: 'keeps which session another device continues',
    run: async ({ sessions }) => {
      await sessions.insert({ ...sessionOf('s4', 'c'), startedFrom: 's3' });
      await sessions.insert(sessionOf('s5', 'c'));
      equal((await sessions.find('s4'))?.startedFrom, 's3');
      equal((await sessions.find('s5'))?.startedFrom ?? null, null);
    },
  },
  {
    name: 'raises the epoch of one session and never lowers it',
    run: async ({ sessions }) => {
      await sessions.insert(sessionOf('s2', 'b'));
      await sessions.insert(sessionOf('s3', 'b'));
      await sessions.raiseEpoch('s2', 4);
      await sessions.raiseEpoch('s2', 2);
      equal((await sessions.find('s2'))?.epoch, 4);
      equal((await sessions.find('s3'))?.epoch, 3);
      await sessions.raiseEpoch('none', 4);
    },
  },
  {
    name: 'uses a ticket once',
    run: async ({ tickets }) => {
      await tickets.insert({ _id: 't', sessionId: 's', path: '/x', expiresAt: Date.now() + 60_000, used: false });
      equal(won(await Promise.all([1, 2, 3, 4].map(() => tickets.use('t')))), 1);
      equal((await tickets.find('t'))?.used, true);
      equal(await tickets.use('none'), false);
    },
  },
];
