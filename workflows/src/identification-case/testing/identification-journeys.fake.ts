import { personIdOf } from '@kontor/domain/person/person-id';
import { form, identify, order, untilForm } from './case-journeys.fake.js';
import { byBank, check, ordered, ready, reported, resolve, type Journey } from './journey-steps.fake.js';

/** Ways of a case between its hand-over and the bank. */
export const identificationJourneys: Readonly<Record<string, Journey>> = {
  documents: async (harness) => {
    const one = await ordered(harness);
    await reported(one, { business: 'documents_missing' }, 230);
    await one.send('documentsUploaded:1', { name: 'documentsUploaded' });
    await reported(one, { business: 'research_documents_missing' }, 245);
    await one.send('documentsUploaded:2', { name: 'documentsUploaded' });
    await reported(one, { business: 'research_successful' }, 260);
    return one;
  },
  'research-mismatch-continue': async (harness) => {
    const one = await ordered(harness);
    await reported(one, { business: 'research_mismatch', mismatch: 'beneficiaries', mismatchRef: 'f2' }, 255);
    one.services.state = { ...one.services.state, business: 'pending', mismatch: null, mismatchRef: null };
    await resolve(one, 'beneficiaries');
    return one;
  },
  'research-failed-support-fix': async (harness) => {
    const one = await ordered(harness);
    await reported(one, { business: 'research_failed' }, 250);
    await byBank(one, { name: 'supportFix' });
    return one;
  },
  'support-fix': async (harness) => {
    const one = await ordered(harness);
    await byBank(one, { name: 'supportFix' });
    await one.sendProviderEvent();
    return one;
  },
  'check-failed-and-repeated': async (harness) => {
    const one = await ordered(harness);
    one.services.state = { ...one.services.state, persons: [check('p1', 'failed', { check: 'rejected' })] };
    await one.sendProviderEvent();
    await one.until('the failed check', () => one.snapshot.persons.some(({ status }) => status === 'failed'));
    await identify(one);
    return one;
  },
  'check-failed-before-its-address': async (harness) => {
    const one = await untilForm(harness);
    one.services.silent.add('startIdentification');
    one.services.state = { ...one.services.state, persons: [check('p1', 'failed', { attemptsLeft: 2 })] };
    await order(one);
    await one.sendProviderEvent();
    await one.until('the failed check', () => one.snapshot.persons.some(({ status }) => status === 'failed'));
    one.services.silent.delete('startIdentification');
    await one.until('its mail', () => one.services.lines.some(({ mails }) => mails.includes('identityCheckFailed')));
    return one;
  },
  'check-failed-for-good': async (harness) => {
    const one = await ordered(harness);
    await reported(one, { persons: [check('p1', 'failed', { conclusive: true })] }, 330);
    return one;
  },
  fraud: async (harness) => {
    const one = await ordered(harness);
    await reported(one, { persons: [check('p2', 'failed', { check: 'fraud', conclusive: true })] }, 320);
    return one;
  },
  'person-deleted': async (harness) => {
    const one = await ordered(harness);
    await reported(one, { persons: [check('p2', 'canceled', { conclusive: true })] }, 340);
    return one;
  },
  'information-required': async (harness) => {
    const one = await ordered(harness);
    one.services.state = { ...one.services.state, persons: [check('p2', 'information_required')] };
    await one.sendProviderEvent();
    await one.until('the question', () => one.snapshot.persons[1]?.status === 'information_required');
    one.services.state = { ...one.services.state, persons: [check('p2', 'pending')] };
    await one.send('personCompleted:p2', { name: 'personCompleted', personId: personIdOf('p2'), form: form(2) });
    return one;
  },
  'set-ready': async (harness) => {
    const one = await ordered(harness);
    await byBank(one, { name: 'setReady' });
    return one;
  },
  'ready-early': async (harness) => {
    const one = await untilForm(harness);
    const [acting] = form().persons;
    await order(one, {
      ...form(),
      earlyReadiness: true,
      persons: acting ? [{ ...acting, representation: 'ALONE' }] : [],
    });
    await reported(one, { persons: [check('p1', 'successful', { conclusive: true })] }, 315);
    await byBank(one, { name: 'takeOver' });
    return one;
  },
  polled: async (harness) => {
    const one = await ordered(harness, { pollMs: 200 });
    one.services.state = { ...one.services.state, business: 'research_initiated' };
    await one.reaches(240);
    return one;
  },
  'repeated-and-late-events': async (harness) => {
    const one = await ready(harness);
    await one.sendProviderEvent('event-1');
    await byBank(one, { name: 'takeOver' });
    await one.sendProviderEvent('event-9');
    return one;
  },
  'wait-expired': async (harness) => {
    const one = await ordered(harness, { waitWindowMs: 500 });
    await one.reaches(440);
    return one;
  },
  'synchronised-by-support': async (harness) => {
    const one = await ordered(harness);
    await byBank(one, { name: 'syncWithProvider' });
    return one;
  },
};
