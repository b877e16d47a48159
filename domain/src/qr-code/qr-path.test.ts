import { qrPath } from './qr-path.js';

it('draws each run of dark modules once', () => {
  const matrix = [
    [true, true, false],
    [false, false, true],
    [false, false, false],
  ];
  expect(qrPath(matrix)).toBe('M0 0h2v1h-2zM2 1h1v1h-1z');
});
