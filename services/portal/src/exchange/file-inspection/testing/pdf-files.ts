import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Objects from number 1 on; the first is the catalog. */
  readonly objects: readonly string[];
  /** Added to the dictionary of the trailer. */
  readonly trailer?: string;
  /** Between the objects and the table. */
  readonly between?: string;
}

/** The bytes of a PDF with a classic table. */
export function pdfOf({ objects, trailer = '', between = '' }: PdfParts): Buffer {
  const offsets: number[] = [];
  let body = '%PDF-1.7\n';
  objects.forEach((object, index) => {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  body += between;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}

export const streamOf = (content: string, entries = ''): string =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** A stream compressed as usual. */
export const deflatedStreamOf = (content: string, entries = ''): string =>
  streamOf(deflateSync(Buffer.from(content, 'latin1')).toString('latin1'), `/Filter /FlateDecode ${entries}`);

/** A page with a text, its catalog with these entries, and more objects from number 6 on. */
export function pagePdf(catalog = '', more: readonly string[] = [], rest: Partial<PdfParts> = {}): Buffer {
  return pdfOf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      streamOf('BT /F1 18 Tf 72 720 Td (Satzung) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...more,
    ],
    ...rest,
  });
}

/** An object stream with one object of this number. */
export function objectStream(number: number, object: string, entries = ''): string {
  const head = `${number} 0 `;
  return deflatedStreamOf(head + object, `/Type /ObjStm /N 1 /First ${head.length} ${entries}`);
}

const xmp = (part: number): string =>
  streamOf(
    `<?xpacket begin=""?><rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>${part}</pdfaid:part></rdf:Description>`,
    '/Type /Metadata /Subtype /XML',
  );

export interface EmbeddedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** A PDF/A of a part with an embedded file, e.g. an electronic invoice. */
export function attachedPdf({ name, type, content }: EmbeddedFile, part = 3): Buffer {
  return pagePdf(`/Metadata 6 0 R /AF [7 0 R] /Names << /EmbeddedFiles << /Names [(${name}) 7 0 R] >> >>`, [
    xmp(part),
    `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Alternative /EF << /F 8 0 R /UF 8 0 R >> >>`,
    deflatedStreamOf(content, `/Type /EmbeddedFile /Subtype /${type.replace('/', '#2F')}`),
  ]);
}

export const invoicePdf = (): Buffer =>
  attachedPdf({ name: 'factur-x.xml', type: 'text/xml', content: '<?xml version="1.0"?><rsm:Invoice/>' });
