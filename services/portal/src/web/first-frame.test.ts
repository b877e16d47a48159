import { withFirstFrame } from './first-frame.js';

const page = '<body><!--first-frame--><h1>{{title}}</h1><p>{{lead}}</p><!--/first-frame--><div id="root"></div></body>';

test('the words of the bank stand in the frame', () => {
  const words = { title: 'Größer & <b>besser</b>', lead: `$& {{title}} "ab" 5 € 'im Monat'` };
  expect(withFirstFrame(page, words)).toBe(
    '<body><h1>Größer &amp; &lt;b&gt;besser&lt;/b&gt;</h1>' +
      '<p>$&amp; {{title}} &quot;ab&quot; 5 € &#39;im Monat&#39;</p><div id="root"></div></body>',
  );
});

test('without words the page comes without a frame', () => {
  expect(withFirstFrame(page, null)).toBe('<body><div id="root"></div></body>');
});

test('a page without a frame stays as it is', () => {
  expect(withFirstFrame('<p>{{title}}</p>', { title: 'a', lead: 'b' })).toBe('<p>{{title}}</p>');
});
