import { deflateSync } from 'node:zlib';
import { attachedPdf, deflatedStreamOf, objectStream, pagePdf, streamOf } from './pdf-files.js';

/** A file that must not be served as it is, by what is wrong with it. */
export type HostileFile = readonly [name: string, content: Buffer];

/** Actions and annotations, each with a forbidden part. */
const dictionaries: readonly (readonly [string, string])[] = [
  ['JavaScript', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['JavaScript in a stream', '<< /S /JavaScript /JS 4 0 R >>'],
  ['JavaScript with hexadecimal text', '<< /S /JavaScript /JS <6170702E616C657274> >>'],
  ['JavaScript with an obfuscated action', '<< /S /#4AavaScript /JS (1) >>'],
  ['JavaScript, obfuscated throughout', '<< /S /#4a#61#76#61#53#63#72#69#70#74 /#4a#53 (1) >>'],
  ['JavaScript with half a name obfuscated', '<< /S /Java#53cript /J#53 (1) >>'],
  ['JavaScript between comments', '<< /S %a\n/JavaScript %b\n/JS %c\n(1) >>'],
  ['JavaScript without spaces', '<</S/JavaScript/JS(1)>>'],
  ['JavaScript in the next action', '<< /S /URI /URI (https://a.test) /Next << /S /JavaScript /JS (1) >> >>'],
  ['JavaScript in a list of actions', '<< /S /URI /URI (https://a.test) /Next [<< /S /JavaScript /JS (1) >>] >>'],
  ['a program', '<< /S /Launch /F (cmd.exe) >>'],
  ['a program for Windows', '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'],
  ['a program with an obfuscated name', '<< /S /L#61unch /F (cmd.exe) >>'],
  ['a program in a new window', '<< /NewWindow true /S /Launch /F << /Type /Filespec /F (a.exe) >> >>'],
  ['rich media', '<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>'],
  ['rich media with content', '<< /Type /Annot /RichMediaContent << /Assets << >> >> >>'],
  ['rich media with settings', '<< /Type /Annot /RichMediaSettings << /Activation << >> >> >>'],
  ['rich media with an obfuscated name', '<< /Type /Annot /Subtype /R#69chMedia >>'],
  ['a file', '<< /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>'],
  ['a file with an obfuscated name', '<< /Type /Filespec /F (a.exe) /#45F << /F 4 0 R >> >>'],
  ['a file as an annotation', '<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 4 0 R >> >> >>'],
];

/** Places of a PDF where readers find a dictionary. */
const places: readonly (readonly [string, (dictionary: string) => Buffer])[] = [
  ['on opening', (dictionary) => pagePdf(`/OpenAction ${dictionary}`)],
  ['in an object of its own', (dictionary) => pagePdf('/OpenAction 6 0 R', [dictionary])],
  ['in an object stream', (dictionary) => pagePdf('/OpenAction 9 0 R', [objectStream(9, dictionary)])],
  ['in an object that nothing names', (dictionary) => pagePdf('', [dictionary])],
];

const object = '9 0 obj\n<< /Type /Filespec /EF << /F 4 0 R >> >>\nendobj';
const bomb = deflateSync(Buffer.alloc(100_000_000)).toString('latin1');
const plain = pagePdf();

const structures: readonly HostileFile[] = [
  ['nothing but a signature', Buffer.from('%PDF-1.7\n')],
  ['a signature and an end', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ['noise after the signature', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0xa7)])],
  ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share): HostileFile => [
    `a PDF cut off at ${share * 100} %`,
    plain.subarray(0, Math.round(plain.length * share)),
  ]),
  ['no catalog', Buffer.from(plain.toString('latin1').replace('/Catalog', '/Nothing'), 'latin1')],
  ['no page', Buffer.from(plain.toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'), 'latin1')],
  ['pages that contain themselves', Buffer.from(plain.toString('latin1').replace('[3 0 R]', '[2 0 R]'), 'latin1')],
  [
    'an archive behind it',
    Buffer.concat([plain, Buffer.from('PK\u0003\u0004 payload PK\u0005\u0006'), Buffer.alloc(18)]),
  ],
  [
    'an archive behind it, and an end',
    Buffer.concat([
      plain,
      Buffer.from('PK\u0003\u0004 payload PK\u0005\u0006'),
      Buffer.alloc(18),
      Buffer.from('\n%%EOF'),
    ]),
  ],
  ['a program behind it', Buffer.concat([plain, Buffer.from('MZ\u0090 program')])],
  ['a page behind it', Buffer.concat([plain, Buffer.from('<html><script>alert(1)</script></html>')])],
  [
    'a page in its first comment',
    Buffer.from(plain.toString('latin1').replace('\n', '\n%<script>alert(1)</script>\n'), 'latin1'),
  ],
  [
    'PHP in its first comment',
    Buffer.from(plain.toString('latin1').replace('\n', '\n%<?php system($_GET[0]);\n'), 'latin1'),
  ],
  ['an object inside a stream', pagePdf('', [streamOf(object)])],
  ['JavaScript in a comment', pagePdf('', [], { between: '% 9 0 obj << /S /JavaScript /JS (1) >> endobj\n' })],
  ['JavaScript between objects', pagePdf('', [], { between: 'x 9 0 obj << /S /JavaScript /JS (1) >> endobj\n' })],
  [
    'JavaScript in a superseded object',
    pagePdf('', [], { between: '6 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj\n6 0 obj\nnull\nendobj\n' }),
  ],
  [
    'an object stream that inflates to 100 MB',
    pagePdf('', [streamOf(bomb, '/Filter /FlateDecode /Type /ObjStm /N 1 /First 4')]),
  ],
  [
    'an object stream that is not compressed as it says',
    pagePdf('', [streamOf('6 0 null', '/Filter /FlateDecode /Type /ObjStm /N 1 /First 4')]),
  ],
  [
    'an object stream compressed twice',
    pagePdf('', [streamOf(bomb, '/Filter [/FlateDecode /FlateDecode] /Type /ObjStm /N 1 /First 4')]),
  ],
  [
    'an object stream in hexadecimal',
    pagePdf('', [streamOf('36203020>', '/Filter /ASCIIHexDecode /Type /ObjStm /N 1 /First 4')]),
  ],
  [
    'an object stream with a predictor',
    pagePdf('', [objectStream(9, 'null', '/DecodeParms << /Predictor 12 /Columns 1 >>')]),
  ],
  [
    'an object stream with an obfuscated name',
    pagePdf('', [deflatedStreamOf('9 0 null', '/Type /Obj#53tm /N 1 /First 4')]),
  ],
  [
    'an object stream whose type is elsewhere',
    pagePdf('', [deflatedStreamOf('9 0 null', '/Type 7 0 R /N 1 /First 4'), '/ObjStm']),
  ],
  [
    'an object stream inside a stream',
    pagePdf('', [streamOf(`<< /Type /ObjStm /N 1 /First 4 >>\nstream\n9 0 << /S /JavaScript >>`)]),
  ],
  ['arrays in each other, 100,000 deep', pagePdf('', ['['.repeat(100_000) + ']'.repeat(100_000)])],
  [
    'dictionaries in each other, 100,000 deep',
    pagePdf('', ['<< /A '.repeat(100_000) + 'null' + ' >>'.repeat(100_000)]),
  ],
  [
    'a form with a script',
    pagePdf('/AcroForm << /XFA 6 0 R >>', [deflatedStreamOf('<xdp><template><script>x</script></template></xdp>')]),
  ],
  [
    'a form with a script in parts',
    pagePdf('/AcroForm << /XFA [(template) 6 0 R] >>', [streamOf('<template><x:script/></template>')]),
  ],
  ['encryption', pagePdf('', ['<< /Filter /Standard /V 1 /R 2 >>'], { trailer: '/Encrypt 6 0 R' })],
  ['encryption with AES', pagePdf('', ['<< /Filter /Standard /V 5 /R 6 >>'], { trailer: '/Encrypt 6 0 R' })],
  ['encryption in the trailer itself', pagePdf('', [], { trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 >>' })],
  ['encryption with an obfuscated name', pagePdf('', ['<< /Filter /Standard >>'], { trailer: '/#45ncrypt 6 0 R' })],
  ['a program as a file', attachedPdf({ name: 'a.exe', type: 'application/octet-stream', content: 'MZ' })],
  ['a program called XML', attachedPdf({ name: 'a.xml', type: 'text/xml', content: 'MZ' })],
  ['a page as a file', attachedPdf({ name: 'a.html', type: 'text/html', content: '<html></html>' })],
  ['a page called XML', attachedPdf({ name: 'a.xml', type: 'text/xml', content: '<html><script>1</script></html>' })],
  ['XML in a PDF/A-1', attachedPdf({ name: 'a.xml', type: 'text/xml', content: '<a/>' }, 1)],
  ['XML in a PDF/A-2', attachedPdf({ name: 'a.xml', type: 'text/xml', content: '<a/>' }, 2)],
  ['a PDF in a PDF', attachedPdf({ name: 'a.pdf', type: 'application/pdf', content: plain.toString('latin1') })],
  ['a file that nothing names', pagePdf('', [deflatedStreamOf('MZ', '/Type /EmbeddedFile')])],
];

/** PDFs that are refused. */
export const hostilePdfs: readonly HostileFile[] = [
  ...places.flatMap(([place, build]) =>
    dictionaries.map(([what, dictionary]): HostileFile => [`${what} ${place}`, build(dictionary)]),
  ),
  ...structures,
];

/** PDFs that differ from hostile ones only by what is in the same places. */
export const harmlessPdfs: readonly HostileFile[] = [
  ...places.map(([place, build]): HostileFile => [`a link ${place}`, build('<< /S /URI /URI (https://a.test) >>')]),
  ['a text that mentions scripts', pagePdf('', ['(JavaScript, Launch and RichMedia)'])],
  ['a form without a script', pagePdf('/AcroForm << /XFA 6 0 R >>', [deflatedStreamOf('<xdp><template/></xdp>')])],
  ['an obfuscated name that means nothing', pagePdf('/#4Aunk true')],
];
