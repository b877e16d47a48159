import { composeBody } from './composed-body.js';

function composed(body: unknown): unknown {
  const request = { body };
  composeBody(request as never, {} as never, () => undefined);
  return request.body;
}

it('composes the texts of a body, in each depth', () => {
  const decomposed = 'A\u0308nne';
  expect(composed({ name: decomposed, people: [{ name: decomposed, age: 3, none: null }] })).toEqual({
    name: 'Änne',
    people: [{ name: 'Änne', age: 3, none: null }],
  });
  expect(composed(undefined)).toBeUndefined();
  expect(composed('A\u0308')).toBe('Ä');
});

it.each(['password', 'newPassword', 'clientSecret', 'verificationCode'])('leaves %s as it is', (key) => {
  expect(composed({ [key]: 'A\u0308' })).toEqual({ [key]: 'A\u0308' });
});
