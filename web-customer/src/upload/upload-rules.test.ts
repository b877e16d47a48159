import { acceptOn, mimeTypeOf, select, uploadRules } from './upload-rules.js';

const file = (name: string, size = 1000, type = 'application/pdf') => ({ name, size, type });

test('describes what may be uploaded', () => {
  expect(uploadRules()).toBe('PDF, PNG oder JPEG, je Datei höchstens 8 MB, zusammen höchstens 200 MB');
});

test('accepts valid files and has a reason for each other one', () => {
  const good = file('satzung.pdf');
  const photo = file('seite.PNG', 8_000_000, '');
  const { taken, problems } = select(
    [good, photo, file('scan.heic', 5, 'image/heic'), file('gross.pdf', 9_000_000)],
    [],
  );
  expect(taken).toEqual([good, photo]);
  expect(problems.map((words) => words())).toEqual([
    'scan.heic: Dateityp nicht möglich. Erlaubt sind PDF, PNG, JPEG.',
    'gross.pdf: Datei ist zu groß (9 MB, maximal 8 MB)',
  ]);
});

test('accepts none when their sum is too large', () => {
  const { taken, problems } = select(
    [file('neu.pdf', 8_000_000)],
    Array.from({ length: 8 }, () => 7_500_000),
  );
  expect(taken).toEqual([]);
  expect(problems.map((words) => words())).toEqual(['Dateien sind zu groß (68 MB, maximal 64 MB)']);
});

test.each([
  ['a.PDF', '', 'application/pdf'],
  ['a.jpeg', '', 'image/jpeg'],
  ['a.exe', '', ''],
  ['a.pdf', 'text/html', 'text/html'],
])('%s of type %j is %j', (name, type, expected) => {
  expect(mimeTypeOf({ name, type })).toBe(expected);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, false],
])('%s with %d touch points filters: %s', (userAgent, maxTouchPoints, filters) => {
  expect(acceptOn({ userAgent, maxTouchPoints }) !== undefined).toBe(filters);
});
