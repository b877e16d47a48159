import { personIdOf } from '@kontor/domain/person/person-id';
import type { PersonStatus } from '@kontor/domain/person/person-status';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { clock, customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';
import { readFeedback } from './read-feedback.js';

const caseId = caseIdOf('1001');
const own = customer(caseId);
const person = {
  personId: personIdOf('1001-0001'),
  check: null,
  source: 'solaris',
  acting: true,
  required: true,
  representation: null,
  checkRef: 'f1',
  attemptsLeft: null,
} as const;
const day = 24 * 60 * 60 * 1000;

describe('feedback of a customer', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 310, { handedOver: true });
    await identified('successful');
  });
  afterEach(() => harness.close());

  const give = (body: object, as = own) => harness.call('POST', '/me/provideFeedback', { as, body });
  const identified = async (status: PersonStatus, of = caseId) =>
    harness.setSnapshot(of, { persons: [{ ...person, status }] });
  const record = async () => (await harness.core.cases.find(caseId))!;
  const stored = async () => readFeedback(harness.core.keys, await record());
  const commands = async () =>
    (await harness.call('GET', '/bgo_identifications_portal/1001', { as: own })).body['availableCommands'];

  it('is stored with the case, its comment sealed, and can be changed', async () => {
    expect((await give({ feedbackRating: 4, feedbackComment: ' Schnell und klar ' })).status).toBe(204);
    expect(await stored()).toEqual({ rating: 4, comment: 'Schnell und klar' });
    expect(Buffer.from((await record()).feedback?.sealed ?? []).includes('Schnell')).toBe(false);
    expect((await give({ feedbackRating: 0 })).status).toBe(204);
    expect(await stored()).toEqual({ rating: 0, comment: '' });
  });

  it('may be changed for 30 days from the first', async () => {
    const start = clock.now;
    try {
      await give({ feedbackRating: 1 });
      clock.now = start + 30 * day - 1;
      expect((await give({ feedbackRating: 2 })).status).toBe(204);
      expect(await commands()).toContain('provideFeedback');
      clock.now = start + 30 * day;
      expect((await give({ feedbackRating: 3 })).body).toMatchObject({
        status: 409,
        state: 'illegal',
        message: expect.stringContaining('30 Tage') as string,
      });
      expect(await commands()).not.toContain('provideFeedback');
      expect(await stored()).toEqual({ rating: 2, comment: '' });
    } finally {
      clock.now = start;
    }
  });

  it.each([
    [210, false, 409],
    [220, true, 204],
    [260, true, 204],
    [250, true, 204],
    [305, true, 204],
    [310, true, 204],
    [330, true, 204],
    [350, true, 204],
    [216, false, 409],
    [410, true, 409],
    [425, true, 409],
    [430, true, 409],
    [440, false, 409],
    [450, true, 409],
    [900, true, 410],
  ] as const)('at %i, handed over %s, is answered %i', async (status, handedOver, expected) => {
    await harness.setSnapshot(caseId, { status, handedOver });
    expect((await give({ feedbackRating: 5 })).status).toBe(expected);
    expect((await record()).feedbackRating).toBe(expected === 204 ? 5 : null);
  });

  it('is not taken before the acting person is identified, and says why', async () => {
    await identified('pending');
    const { status, body } = await give({ feedbackRating: 5 });
    expect([status, body['message']]).toEqual([409, expect.stringContaining('sobald Sie sich identifiziert haben')]);
    expect(await commands()).not.toContain('provideFeedback');
  });

  it('is not taken where the bank has switched it off', async () => {
    harness.settings['activateFeedback'] = false;
    expect((await give({ feedbackRating: 5 })).body).toMatchObject({
      status: 409,
      message: 'Ihre Bank nimmt zurzeit kein Feedback an.',
    });
    expect(await commands()).not.toContain('provideFeedback');
    harness.settings['activateFeedback'] = true;
    expect(await commands()).toContain('provideFeedback');
  });

  it.each([[{}], [{ feedbackRating: 6 }], [{ feedbackRating: 3, feedbackComment: 'x'.repeat(2001) }]])(
    'refuses the body %#',
    async (body) => {
      expect((await give(body)).status).toBe(422);
      expect(await stored()).toBeNull();
    },
  );

  it('is for customers', async () => {
    expect((await give({ feedbackRating: 5 }, staff('ROLE_ADMIN'))).status).toBe(403);
  });

  it('leaves the rating when the case is erased', async () => {
    await give({ feedbackRating: 3, feedbackComment: 'Erika Muster war freundlich' });
    await harness.eraseCase(caseId);
    expect(await record()).toMatchObject({ feedbackRating: 3, feedback: null });
    expect(await stored()).toBeNull();
  });

  describe('for staff', () => {
    const clerk = staff('ROLE_ADMIN');
    const read = async () => (await harness.call('GET', '/feedbacks', { as: clerk })).body;

    it('has average, distribution and the comments, the newest first', async () => {
      expect(await read()).toEqual({
        averageRating: null,
        ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
        comments: [],
        totalComments: 0,
      });
      await harness.openCase(caseIdOf('1002'), 310, { handedOver: true });
      await identified('successful', caseIdOf('1002'));
      await give({ feedbackRating: 4, feedbackComment: 'Gut' });
      clock.now += 1000;
      await give({ feedbackRating: 5 }, customer(caseIdOf('1002')));
      expect(await read()).toEqual({
        averageRating: 4.5,
        ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
        comments: [
          { bgoIdentificationId: 1002, rating: 5, comment: '', createdAt: new Date(clock.now).toISOString() },
          { bgoIdentificationId: 1001, rating: 4, comment: 'Gut', createdAt: new Date(clock.now - 1000).toISOString() },
        ],
        totalComments: 2,
      });
    });

    it('keeps the rating of an erased case without its comment', async () => {
      await give({ feedbackRating: 2, feedbackComment: 'Erika Muster war freundlich' });
      await harness.eraseCase(caseId);
      expect(await read()).toMatchObject({ averageRating: 2, comments: [], totalComments: 0 });
    });

    it('comes as CSV, a formula as text', async () => {
      clock.now = Date.UTC(2026, 2, 2, 23, 30);
      await give({ feedbackRating: 4, feedbackComment: '=1+1' });
      const answer = await harness.call('GET', '/feedbacks.csv', { as: clerk, raw: true });
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename=FeedbackExport.csv');
      expect(answer.text).toContain(`"1001";"03.03.2026 00:30:00";"4";"'=1+1"`);
    });

    it.each(['/feedbacks', '/feedbacks.csv'])('%s is for the role of the tab', async (path) => {
      for (const as of [own, staff('ROLE_USER_ADMIN'), staff('ROLE_INSTANCE_ADMIN')])
        expect((await harness.call('GET', path, { as })).status).toBe(403);
      expect((await harness.call('GET', path)).status).toBe(401);
    });
  });
});
