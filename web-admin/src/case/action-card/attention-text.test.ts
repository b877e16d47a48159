import { attentionText } from './attention-text.js';

const textAt = (attention: string, status = 220, startState: string | null = null) =>
  attentionText({ attention, status, startState });

it.each(['none', '', 'toString'])('has no text for "%s"', (attention) => {
  expect(textAt(attention)).toBeNull();
});

it('has a title for each kind', () => {
  expect(textAt('mail_failed')?.title).toBe('Eine E-Mail wurde nicht zugestellt');
});

it('offers to hand over again only where that is possible', () => {
  expect(textAt('transfer_failed', 260)?.text).toContain('erneut anstoßen');
  expect(textAt('transfer_failed', 310)?.text).not.toContain('erneut anstoßen');
  expect(textAt('transfer_failed', 255, 'interrupted_beneficiaries_mismatch')?.text).toContain('Hat der Kunde');
});
