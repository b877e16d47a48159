import { fillPrerenderedShell } from './prerendered-shell.js';

const page =
  '<body><!--prerendered-shell--><h1>{{title}}</h1><p>{{lead}}</p><!--/prerendered-shell--><div id="root"></div></body>';

test('contains the texts of the bank', () => {
  const words = { title: 'Größer & <b>besser</b>', lead: `$& {{title}} "ab" 5 € 'im Monat'` };
  expect(fillPrerenderedShell(page, words)).toBe(
    '<body><h1>Größer &amp; &lt;b&gt;besser&lt;/b&gt;</h1>' +
      '<p>$&amp; {{title}} &quot;ab&quot; 5 € &#x27;im Monat&#x27;</p><div id="root"></div></body>',
  );
});

test.each([
  ['/kopf.svg?a="b"', '<img alt="" src="/kopf.svg?a&#x3D;&quot;b&quot;"><h1>A</h1>'],
  [undefined, '<h1>A</h1>'],
])('has the image %s', (image, shown) => {
  const shell = '<!--prerendered-shell--><img alt="" src="{{image}}"><h1>{{title}}</h1><!--/prerendered-shell-->';
  const words = { title: 'A', lead: 'b', ...(image === undefined ? {} : { image }) };
  expect(fillPrerenderedShell(shell, words)).toBe(shown);
});

test('is left out without texts', () => {
  expect(fillPrerenderedShell(page, null)).toBe('<body><div id="root"></div></body>');
});

test('a page without a prerendered shell is unchanged', () => {
  expect(fillPrerenderedShell('<p>{{title}}</p>', { title: 'a', lead: 'b' })).toBe('<p>{{title}}</p>');
});
