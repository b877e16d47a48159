import fc from 'fast-check';
import { germanInstant, germanTimeOfDay } from '../calendar-date/german-instant.js';
import { germanyToday } from '../calendar-date/germany-today.js';
import { isWorkday } from '../calendar-date/workday.js';
import { personIdOf } from '../person/person-id.js';
import { dueReminders, plannedReminders, type Occasion, type Reminded, type SentReminder } from './due-reminders.js';
import { reminderTopics } from './reminder-topic.js';
import { mostReminders, type Reminders } from './reminder.js';

const hourMs = 3_600_000;
/** "2026-11-23 10:15" in Germany. */
const berlin = (text: string): number => {
  const [day = '', time = ''] = text.split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return germanInstant(day, (hour * 60 + minute) * 60_000);
};
const shown = (instant: number): string => {
  const minutes = germanTimeOfDay(instant) / 60_000;
  const part = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${germanyToday(instant)} ${part(minutes / 60)}:${part(minutes % 60)}`;
};

const settings: Reminders = {
  draft: [3, 30],
  identityCheck: [2, 5, 10],
  missingInformation: [3, 7],
  lastBeforeExpiry: 7,
};
const [acting, coSigner] = [personIdOf('p1'), personIdOf('p2')];
const since = berlin('2026-11-23 10:15');
const draft: Occasion = { topic: 'draft', personId: null, start: since };
const checkOf = (personId: typeof acting): Occasion => ({ topic: 'identityCheck', personId, start: since });
const reminded = (change: Partial<Reminded>): Reminded => ({
  occasions: [],
  coSigners: [coSigner],
  expiry: null,
  sent: [],
  stopped: [],
  ...change,
});
const textOf = ({ topic, personId, at }: SentReminder): string => `${topic} ${personId ?? '-'} ${shown(at)}`;
const sentAt = (topic: SentReminder['topic'], at: string, personId: SentReminder['personId'] = null): SentReminder => ({
  topic,
  personId,
  at: berlin(at),
});

describe('the next reminders', () => {
  it.each<[string, Partial<Reminded>, string, readonly string[]]>([
    ['nothing to do', {}, '2026-11-23 10:15', []],
    ['a draft', { occasions: [draft] }, '2026-11-23 10:16', ['draft - 2026-11-26 10:15']],
    [
      'a draft with its end',
      { occasions: [draft], expiry: berlin('2027-02-22 10:15') },
      '2026-11-23 10:16',
      ['draft - 2026-11-26 10:15', 'expiry - 2027-02-15 10:15'],
    ],
    [
      'the second one',
      { occasions: [draft], sent: [sentAt('draft', '2026-11-26 10:15')] },
      '2026-11-26 10:16',
      ['draft - 2026-12-23 10:15'],
    ],
    [
      'none after the last day of the kind',
      { occasions: [draft], sent: [sentAt('draft', '2026-11-26 10:15'), sentAt('draft', '2026-12-23 10:15')] },
      '2026-12-23 10:16',
      [],
    ],
    // The draft was saved again: its days begin anew, but there are three at the most.
    [
      'after a new save',
      { occasions: [{ ...draft, start: berlin('2026-12-01 09:00') }], sent: [sentAt('draft', '2026-11-26 10:15')] },
      '2026-12-01 09:01',
      ['draft - 2026-12-04 09:00'],
    ],
    [
      'three in all',
      {
        occasions: [{ ...draft, start: berlin('2026-12-01 09:00') }],
        sent: ['2026-11-24 10:15', '2026-11-25 10:15', '2026-11-26 10:15'].map((at) => sentAt('draft', at)),
      },
      '2026-12-01 09:01',
      [],
    ],
    // A pause held up the first one: the next keeps its distance, and not all come on one day after the other.
    [
      'after a late one',
      { occasions: [checkOf(acting)], sent: [sentAt('identityCheck', '2026-12-14 09:00', acting)] },
      '2026-12-14 09:01',
      ['identityCheck p1 2026-12-17 09:00'],
    ],
    // Late: in the next hours, not in the night.
    ['late at night', { occasions: [draft] }, '2026-11-27 22:00', ['draft - 2026-11-30 08:00']],
    ['late by day', { occasions: [draft] }, '2026-11-27 12:30', ['draft - 2026-11-27 12:30']],
    // Each person has a mailbox; the acting person has the customer's.
    [
      'two persons',
      { occasions: [checkOf(acting), checkOf(coSigner)] },
      '2026-11-23 10:16',
      ['identityCheck p1 2026-11-25 10:15', 'identityCheck p2 2026-11-25 10:15'],
    ],
    [
      'one a day to a mailbox',
      { occasions: [checkOf(acting), checkOf(coSigner)], sent: [sentAt('missingInformation', '2026-11-25 08:30')] },
      '2026-11-25 08:31',
      ['identityCheck p2 2026-11-25 10:15', 'identityCheck p1 2026-11-26 08:00'],
    ],
    [
      'two to a co-signer',
      {
        occasions: [checkOf(coSigner)],
        sent: ['2026-11-25 10:15', '2026-11-30 08:00'].map((at) => sentAt('identityCheck', at, coSigner)),
      },
      '2026-11-30 08:01',
      [],
    ],
    [
      'who stopped them',
      { occasions: [draft], stopped: [null], expiry: berlin('2027-02-22 10:15') },
      '2026-11-23 11:00',
      [],
    ],
    [
      'a co-signer stopped them',
      { occasions: [checkOf(acting), checkOf(coSigner)], stopped: [coSigner] },
      '2026-11-23 11:00',
      ['identityCheck p1 2026-11-25 10:15'],
    ],
    [
      'the last one is sent once',
      {
        occasions: [draft],
        expiry: berlin('2026-12-30 10:15'),
        sent: [sentAt('draft', '2026-11-26 10:15'), sentAt('expiry', '2026-12-23 10:15')],
      },
      '2026-12-23 10:16',
      ['draft - 2026-12-24 08:00'],
    ],
    ['nothing after the end', { occasions: [draft], expiry: berlin('2026-11-26 10:00') }, '2026-11-23 11:00', []],
  ])('%s', (_name, change, now, expected) => {
    expect(plannedReminders(reminded(change), settings, { now: berlin(now) }).map(textOf)).toEqual(expected);
  });

  it('come at any hour where a test has shortened their days', () => {
    const clock = { now: since + 5, dayMs: 10 };
    const ending = reminded({ occasions: [draft], expiry: since + 900 });
    expect(plannedReminders(ending, settings, clock)).toEqual([
      { topic: 'draft', personId: null, at: since + 30 },
      { topic: 'expiry', personId: null, at: since + 830 },
    ]);
  });
});

describe('what is due', () => {
  it.each<[string, Partial<Reminded>, string, readonly string[], string | null]>([
    ['not yet', { occasions: [draft] }, '2026-11-26 10:14', [], '2026-11-26 10:15'],
    ['now', { occasions: [draft] }, '2026-11-26 10:15', ['draft'], '2026-12-23 10:15'],
    [
      'one now, the other one the next day',
      {
        occasions: [
          checkOf(acting),
          { topic: 'missingInformation', personId: null, start: berlin('2026-11-22 10:15') },
        ],
      },
      '2026-11-25 10:15',
      ['identityCheck'],
      '2026-11-26 08:00',
    ],
    ['nothing any more', { occasions: [draft], stopped: [null] }, '2026-11-26 10:15', [], null],
  ])('%s', (...[, change, now, due, nextAt]) => {
    const found = dueReminders(reminded(change), settings, { now: berlin(now) });
    expect(found.due.map(({ topic }) => topic)).toEqual(due);
    expect(found.nextAt === null ? null : shown(found.nextAt)).toBe(nextAt);
  });
});

describe('the clocks of Germany', () => {
  it.each([
    ['summer time starts', '2026-03-27 10:15', '2026-03-30 10:15'],
    ['summer time ends', '2026-10-23 10:15', '2026-10-26 10:15'],
    // Good Friday and Easter Monday.
    ['holidays around a weekend', '2026-03-31 10:15', '2026-04-07 08:00'],
    ['Ascension Day', '2026-05-11 10:15', '2026-05-15 08:00'],
    ['a holiday on a Friday', '2026-12-22 10:15', '2026-12-28 08:00'],
  ])('%s: a reminder has its time of day', (_what, start, expected) => {
    const occasions = [{ ...draft, start: berlin(start) }];
    const [next] = plannedReminders(reminded({ occasions }), settings, { now: berlin(start) });
    expect(shown(next!.at)).toBe(expected);
  });
});

it('whoever looks whenever it is due sends few, by day, on workdays, one a day, and comes to an end', () => {
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
  const occasions = fc.subarray([draft, checkOf(acting), checkOf(coSigner)], { minLength: 1 });
  fc.assert(
    fc.property(instants, occasions, fc.nat(120), (start, given, days) => {
      const open = given.map((occasion) => ({ ...occasion, start }));
      const expiry = start + days * 24 * hourMs;
      let sent: readonly SentReminder[] = [];
      let now: number | null = start;
      for (let looks = 0; now !== null; looks += 1) {
        expect(looks).toBeLessThan(20);
        const at = now;
        const found = dueReminders(reminded({ occasions: open, expiry, sent }), settings, { now: at });
        sent = [...sent, ...found.due.map((one) => ({ ...one, at }))];
        if (found.nextAt !== null) expect(found.nextAt).toBeGreaterThan(at);
        now = found.nextAt;
      }
      for (const topic of reminderTopics)
        for (const personId of [null, acting, coSigner]) {
          const ofKind = sent.filter((one) => one.topic === topic && one.personId === personId);
          expect(ofKind.length).toBeLessThanOrEqual(personId === coSigner ? 2 : mostReminders);
        }
      for (const mailbox of [true, false]) {
        const mailed = sent
          .filter(({ personId }) => (personId === coSigner) === mailbox)
          .map(({ at }) => germanyToday(at));
        expect(new Set(mailed).size).toBe(mailed.length);
      }
      for (const { at } of sent) {
        expect(isWorkday(germanyToday(at))).toBe(true);
        expect(germanTimeOfDay(at)).toBeGreaterThanOrEqual(8 * hourMs);
        expect(germanTimeOfDay(at)).toBeLessThan(19 * hourMs);
        expect(at).toBeLessThan(expiry);
      }
    }),
  );
});
