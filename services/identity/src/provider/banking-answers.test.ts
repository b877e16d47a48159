import { personIdentificationSchema } from './banking-answers.js';

const check = (url: string) => ({ id: 'i1', url, status: 'pending', final: false, reason: null });

test.each(['https://ident.test/a?b=1', 'http://127.0.0.1:8200/ident/1'])('a person does the check at %s', (url) => {
  expect(personIdentificationSchema.parse(check(url)).url).toBe(url);
});

test.each(['javascript:alert(document.cookie)', 'data:text/html,<script>1</script>', 'file:///etc/passwd', ''])(
  'no link leads to %j',
  (url) => {
    expect(personIdentificationSchema.safeParse(check(url)).success).toBe(false);
  },
);
