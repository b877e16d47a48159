import { attentionText } from './attention-text.js';

it.each(['none', '', 'toString'])('has no text for "%s"', (attention) => {
  expect(attentionText(attention)).toBeNull();
});

it('has a title for each kind', () => {
  expect(attentionText('mail_failed')?.title).toBe('Eine E-Mail wurde nicht zugestellt');
});
