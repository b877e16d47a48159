/** The bytes of a PDF made of objects; the first is the catalog. `trailer` is added to the trailer's dictionary. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const offsets: number[] = [];
  let body = '%PDF-1.7\n';
  objects.forEach((object, index) => {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const streamOf = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

const written = (text: string): string => streamOf(`BT /F1 18 Tf 72 720 Td (${text}) Tj ET`);

/** A PDF with one page per text. */
export function pagesPdf(...texts: readonly string[]): Buffer {
  const kids = texts.map((_text, at) => `${4 + 2 * at} 0 R`).join(' ');
  const resources = '/Resources << /Font << /F1 3 0 R >> >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    helvetica,
    ...texts.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R ${resources} >>`,
      written(text),
    ]),
  ]);
}

/** A scan: one page that is a black image, compressed as fax machines do (CCITT group 4). */
export function scannedPdf(): Buffer {
  const image = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1';
  const fax = '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >> /Decode [1 0]';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    streamOf('595 0 0 842 0 0 cm /I Do'),
    // Eight white lines, and the end of the block.
    streamOf('\xff\x00\x10\x01', `${image} ${fax}`),
  ]);
}

/** A PDF that wants to do all that a PDF can do, with the address that it calls. */
export function hostilePdf(address: string): Buffer {
  const script = `(app.alert\\('hostile'\\); app.launchURL\\('${address}/script'\\); this.submitForm\\('${address}/form'\\);)`;
  const area = (y: number): string => `/Type /Annot /Subtype /Link /Rect [0 ${y} 595 ${y + 160}] /Border [0 0 0]`;
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS ${script} >>
      /AA << /WC << /S /JavaScript /JS ${script} >> >> /URI << /Base (${address}/) >>
      /Names << /JavaScript << /Names [(start) << /S /JavaScript /JS ${script} >>] >>
      /EmbeddedFiles << /Names [(programm.exe) << /Type /Filespec /F (programm.exe) /EF << /F 10 0 R >> >>] >> >> >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    helvetica,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >>
      /Annots [6 0 R 7 0 R 8 0 R 9 0 R] /AA << /O << /S /URI /URI (${address}/open) >> >> >>`,
    written('Harmloser Text'),
    `<< ${area(0)} /A << /S /URI /URI (${address}/link) >> >>`,
    `<< ${area(160)} /A << /S /Launch /F (programm.exe) >> >>`,
    `<< ${area(320)} /A << /S /JavaScript /JS ${script} >> >>`,
    `<< ${area(480)} /A << /S /URI /URI (javascript:document.title='hostile') >> >>`,
    streamOf('MZ', '/Type /EmbeddedFile'),
  ]);
}

/** A PDF that needs a password which nobody has. */
export function encryptedPdf(): Buffer {
  const key = '5a'.repeat(32);
  const encrypted = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${key}> /U <${key}> >>`;
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      encrypted,
    ],
    '/Encrypt 4 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );
}

/** A PDF whose transfer ended early, before its pages. */
export function truncatedPdf(): Buffer {
  return pagesPdf('Abgebrochen').subarray(0, 70);
}
