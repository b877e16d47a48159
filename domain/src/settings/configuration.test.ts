import { openingHead } from './configuration.js';

const introduction = { title: 'Ihr Konto', description: 'In wenigen Schritten.' };

test.each([
  ['', introduction, { image: undefined, title: 'Ihr Konto', lead: 'In wenigen Schritten.' }],
  ['/kopf.webp', introduction, { image: '/kopf.webp', title: 'Ihr Konto', lead: 'In wenigen Schritten.' }],
  ['/kopf.webp', { ...introduction, hidden: true }, { image: '/kopf.webp', title: undefined, lead: undefined }],
  ['', {}, { image: undefined, title: undefined, lead: undefined }],
])('image %j and introduction %j give %j', (imageHead, given, head) => {
  expect(openingHead({ imageHead, introduction: given })).toEqual(head);
});
