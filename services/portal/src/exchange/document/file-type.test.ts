import fc from 'fast-check';
import { safeFileName } from './file-type.js';

describe('safe file names', () => {
  it.each([
    ['Gesellschaftsvertrag.pdf', 'application/pdf', 'Gesellschaftsvertrag.pdf'],
    ['C:\\Users\\a\\Ausweis.JPEG', 'image/jpeg', 'Ausweis.jpeg'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['rechnung.html', 'application/pdf', 'rechnung.html.pdf'],
    ['bild\u202egpj.exe', 'image/png', 'bildgpj.exe.png'],
    ['a"b\r\nSet-Cookie: x.png', 'image/png', 'abSet-Cookie x.png'],
    ['', 'image/png', 'datei.png'],
    ['..pdf', 'application/pdf', 'pdf.pdf'],
  ] as const)('%j becomes a valid file name', (original, mimeType, expected) => {
    expect(safeFileName(original, mimeType)).toBe(expected);
  });

  it('has no path, no control character and always the extension of its type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (original) => {
        const name = safeFileName(original, 'application/pdf');
        expect(name).toMatch(/^[^/\\<>:"|?*;\p{C}]+\.pdf$/u);
        expect(name.length).toBeLessThan(320);
        expect(safeFileName(name, 'application/pdf')).toBe(name);
      }),
    );
  });
});
