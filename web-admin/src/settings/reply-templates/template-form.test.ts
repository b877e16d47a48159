import { problemsAt, storedTemplate } from './template-form.js';

it('has the problems of one template', () => {
  const problems = { '1.text': 'Pflichtfeld', '10.key': 'Pflichtfeld' };
  expect(problemsAt(problems, 1)).toEqual({ text: 'Pflichtfeld' });
  expect(problemsAt(problems, 0)).toBeUndefined();
});

it('stores only limits that limit', () => {
  const template = { key: ' a ', title: ' Titel ', text: ' Text ' };
  expect(storedTemplate({ ...template, legalForms: [], statuses: [410] })).toEqual({
    key: 'a',
    title: 'Titel',
    text: ' Text ',
    statuses: [410],
  });
});
