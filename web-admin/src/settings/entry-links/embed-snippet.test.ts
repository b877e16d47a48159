import { createHash } from 'node:crypto';
import { embedSnippet } from './embed-snippet.js';
import { integrityOf } from './embed-script-client.js';

const snippet = { origin: 'https://konto.bank.example', integrity: 'sha384-abc' };

it('names the script with its hash, the entry and a title', () => {
  const url = 'https://konto.bank.example/start/produkte/-/online?berater-einstieg=1';
  expect(embedSnippet({ ...snippet, url, title: 'Berater' })).toBe(
    [
      '<script',
      '  src="https://konto.bank.example/embed/v1.js"',
      '  integrity="sha384-abc"',
      '  crossorigin="anonymous"',
      '  data-kontor-entry="/start/produkte/-/online?berater-einstieg=1"',
      '  data-kontor-title="Berater"',
      '></script>',
    ].join('\n'),
  );
});

it.each([
  ['Konto "Plus" & mehr', 'Konto &quot;Plus&quot; &amp; mehr'],
  ['"></script><script>alert(1)</script>', '&quot;&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
])('the title %s stays within its attribute', (title, expected) => {
  const text = embedSnippet({ ...snippet, url: 'https://konto.bank.example/fk/1', title });
  expect(text).toContain(`data-kontor-title="${expected}"`);
  expect(text.match(/<\/script>/g)).toHaveLength(1);
});

it('the hash is that of the bytes', async () => {
  const bytes = new TextEncoder().encode('alert("ä")');
  const expected = createHash('sha384').update(bytes).digest('base64');
  expect(await integrityOf(bytes)).toBe(`sha384-${expected}`);
});
