import { attentionText } from './attention-text.js';

it.each(['none', '', 'toString'])('says nothing about "%s"', (attention) => {
  expect(attentionText(attention)).toBeNull();
});

it('names what happened', () => {
  expect(attentionText('mail_failed')?.title).toBe('Eine E-Mail wurde nicht zugestellt');
});
