import { brandPalette } from '@kontor/domain/brand/tokens';
import PDFDocument from 'pdfkit';
import type { OrderData, OrderGroup } from './order-data.js';
import { winAnsi } from './win-ansi.js';

const { deep, primary, warning, ink, inkSoft, line } = brandPalette();

/** Millimetres of paper in points. */
const mm = (length: number): number => (length * 72) / 25.4;

const margin = mm(20);
const footerHeight = mm(16);
const labelWidth = mm(58);
const fonts = { regular: 'Helvetica', strong: 'Helvetica-Bold' } as const;

interface Page {
  readonly pdf: PDFKit.PDFDocument;
  /** Words as the font can write them; remembers whether a letter was lost. */
  readonly write: (text: string) => string;
  readonly width: number;
}

/** The data of an order as a PDF, A4, to be filed. Its size is bounded by the form. */
export async function orderPdf(data: OrderData): Promise<Buffer> {
  let isExact = true;
  const write = (text: string): string => {
    const result = winAnsi(text);
    isExact &&= result.isExact;
    return result.text;
  };
  const title = `Auftragsdaten ${data.caseNumber}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Author: data.bankName, Subject: data.companyName },
  });
  const whole = collect(pdf);
  const page: Page = { pdf, write, width: pdf.page.width - 2 * margin };
  head(page, data);
  for (const group of data.groups) section(page, group);
  if (!isExact) note(page);
  footers(page, data);
  pdf.end();
  return whole;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function head({ pdf, write, width }: Page, { bankName, companyName, caseNumber, isFinal, createdAt }: OrderData): void {
  pdf.font(fonts.regular).fontSize(10).fillColor(inkSoft).text(write(bankName), { width });
  pdf.moveDown(0.6).font(fonts.strong).fontSize(22).fillColor(deep.text).text('Auftragsdaten', { width });
  pdf.fontSize(13).fillColor(ink).text(write(companyName), { width });
  pdf.font(fonts.regular).fontSize(10).fillColor(inkSoft).text(`Vorgang ${caseNumber} · Stand ${createdAt}`, { width });
  if (!isFinal) {
    pdf
      .moveDown(0.6)
      .font(fonts.strong)
      .fillColor(warning.text)
      .text('Die Daten sind noch nicht endgültig.', { width });
  }
}

function section(page: Page, { title, lines }: OrderGroup): void {
  const { pdf, write, width } = page;
  // A heading never stands alone at the foot of a page.
  breakBefore(page, mm(26));
  pdf
    .moveDown(1.2)
    .font(fonts.strong)
    .fontSize(12)
    .fillColor(primary.text)
    .text(write(title), margin, pdf.y, { width });
  rule(page, primary.surface);
  for (const { label, value } of lines) row(page, { label: write(label), value: write(value) });
}

function row(page: Page, { label, value }: { readonly label: string; readonly value: string }): void {
  const { pdf, width } = page;
  const valueWidth = width - labelWidth;
  pdf.font(fonts.regular).fontSize(10);
  const height = Math.max(
    pdf.heightOfString(label, { width: labelWidth - mm(4) }),
    pdf.heightOfString(value, { width: valueWidth }),
  );
  breakBefore(page, height + mm(2));
  const top = pdf.y;
  pdf.fillColor(inkSoft).text(label, margin, top, { width: labelWidth - mm(4) });
  pdf.fillColor(ink).text(value, margin + labelWidth, top, { width: valueWidth });
  pdf.y = top + height;
  rule(page, line);
}

function rule({ pdf, width }: Page, colour: string): void {
  const y = pdf.y + mm(1.1);
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
  pdf.y = y + mm(1.6);
}

/** Begins a new page when `height` does not fit any more; a value longer than a page flows by itself. */
function breakBefore({ pdf }: Page, height: number): void {
  const bottom = pdf.page.height - pdf.page.margins.bottom;
  if (pdf.y + height > bottom && pdf.y > margin) pdf.addPage();
}

function note({ pdf, width }: Page): void {
  const text =
    'Einzelne Buchstaben kann die Schrift dieses Dokuments nicht darstellen; sie stehen hier ohne ihre Zeichen oder als Fragezeichen. Die genaue Schreibweise enthält die CSV-Datei.';
  pdf.moveDown(1).font(fonts.regular).fontSize(9).fillColor(warning.text).text(text, margin, pdf.y, { width });
}

function footers({ pdf, width }: Page, { caseNumber }: OrderData): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    // Below the margin text would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin - mm(4);
    pdf.font(fonts.regular).fontSize(9).fillColor(inkSoft);
    pdf.text(`Vorgang ${caseNumber} · Vertraulich`, margin, y, { width: width / 2, lineBreak: false });
    pdf.text(`Seite ${index + 1} von ${count}`, margin + width / 2, y, { width: width / 2, align: 'right' });
  }
}
