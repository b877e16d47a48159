/** A small PDF with one page that contains `text`, so that it can be found again; `more` is added to its content. */
export function pdf(text: string, more = ''): Blob {
  const stream = `BT /F1 18 Tf 72 720 Td (${text.replace(/[()\\]/g, '')}) Tj ET${more}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const offsets: number[] = [];
  let body = '%PDF-1.4\n';
  objects.forEach((object, index) => {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Blob([`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`], {
    type: 'application/pdf',
  });
}

/** A PDF of at least so many bytes. */
export function largePdf(bytes: number, text = 'Anlage'): Blob {
  return pdf(text, `\n%${'x'.repeat(Math.max(0, bytes - pdf(text).size))}`);
}
