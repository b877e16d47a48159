import { brandPalette } from '@kontor/domain/brand/tokens';
import { fonts, registerFonts } from './pdf-fonts.js';
import { printable } from './printable-text.js';

export interface PdfLine {
  readonly label: string;
  readonly value: string;
}

export interface PdfGroup {
  readonly title: string;
  readonly lines: readonly PdfLine[];
}

/** What a document of the bank about a case says. */
export interface GroupPdf {
  readonly title: string;
  readonly caseNumber: string;
  readonly companyName: string;
  readonly bankName: string;
  /** Whether the document is final, or how far it is; null for nothing to say. */
  readonly notice: string | null;
  /** Time of the export, German. */
  readonly createdAt: string;
  /** The file with the exact texts, named in the PDF where its font lacks a character. */
  readonly exactFile: string;
  readonly groups: readonly PdfGroup[];
}

const { deep, primary, warning, ink, inkSoft, line } = brandPalette();

/** Millimetres in points. */
const mm = (length: number): number => (length * 72) / 25.4;

const margin = mm(20);
const footerHeight = mm(16);
const labelWidth = mm(58);

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

interface Page {
  readonly pdf: PDFKit.PDFDocument;
  /** The root of the document's structure. */
  readonly root: StructureElement;
  /** Returns the printable text and records whether a character was lost. */
  readonly write: (text: string) => string;
  readonly width: number;
}

/** Groups of labels and values as a tagged PDF, A4. */
export async function groupPdf(data: GroupPdf): Promise<Buffer> {
  let isExact = true;
  const write = (text: string): string => {
    const result = printable(text);
    isExact &&= result.isExact;
    return result.text;
  };
  const pdf = await createDocument(data);
  const whole = collect(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const page: Page = { pdf, root, write, width: pdf.page.width - 2 * margin };
  head(page, data);
  for (const group of data.groups) section(page, group);
  if (!isExact) note(page, data);
  root.end();
  footers(page, data);
  pdf.end();
  return whole;
}

/** The library and the fonts are loaded with the first document: they take 10 MB. */
async function createDocument({ title, caseNumber, bankName, companyName }: GroupPdf): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    // None of pdfkit's own.
    font: '',
    info: { Title: `${title} ${caseNumber}`, Author: bankName, Subject: companyName },
  });
  await registerFonts(pdf);
  return pdf;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function head({ pdf, root, write, width }: Page, data: GroupPdf): void {
  const { title, bankName, companyName, caseNumber, notice, createdAt } = data;
  const plain = { width, structParent: root };
  pdf.font(fonts.regular).fontSize(10).fillColor(inkSoft).text(write(bankName), plain);
  pdf
    .moveDown(0.6)
    .font(fonts.strong)
    .fontSize(22)
    .fillColor(deep.text)
    .text(write(title), { ...plain, structType: 'H1' });
  pdf.fontSize(13).fillColor(ink).text(write(companyName), plain);
  pdf.font(fonts.regular).fontSize(10).fillColor(inkSoft).text(`Vorgang ${caseNumber} · Stand ${createdAt}`, plain);
  if (notice !== null) {
    pdf.moveDown(0.6).font(fonts.strong).fillColor(warning.text).text(write(notice), plain);
  }
}

function section(page: Page, { title, lines }: PdfGroup): void {
  const { pdf, root, write, width } = page;
  // Keeps a heading together with its first row.
  breakBefore(page, mm(26));
  pdf
    .moveDown(1.2)
    .font(fonts.strong)
    .fontSize(12)
    .fillColor(primary.text)
    .text(write(title), margin, pdf.y, { width, structParent: root, structType: 'H2' });
  rule(page, primary.surface);
  const table = pdf.struct('Table');
  root.add(table);
  for (const { label, value } of lines) row(page, table, { label: write(label), value: write(value) });
  table.end();
}

function row(page: Page, table: StructureElement, { label, value }: PdfLine): void {
  const { pdf, width } = page;
  const valueWidth = width - labelWidth;
  pdf.font(fonts.regular).fontSize(10);
  const height = Math.max(
    pdf.heightOfString(label, { width: labelWidth - mm(4) }),
    pdf.heightOfString(value, { width: valueWidth }),
  );
  breakBefore(page, height + mm(2));
  const top = pdf.y;
  const cells = pdf.struct('TR');
  table.add(cells);
  pdf.fillColor(inkSoft).text(label, margin, top, { width: labelWidth - mm(4), structParent: cells, structType: 'TH' });
  pdf
    .fillColor(ink)
    .text(value, margin + labelWidth, top, { width: valueWidth, structParent: cells, structType: 'TD' });
  cells.end();
  pdf.y = top + height;
  rule(page, line);
}

function rule({ pdf, width }: Page, colour: string): void {
  const y = pdf.y + mm(1.1);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
  pdf.endMarkedContent();
  pdf.y = y + mm(1.6);
}

/** Starts a new page when `height` does not fit; a value longer than a page is split by pdfkit. */
function breakBefore({ pdf }: Page, height: number): void {
  const bottom = pdf.page.height - pdf.page.margins.bottom;
  if (pdf.y + height > bottom && pdf.y > margin) pdf.addPage();
}

function note({ pdf, root, width }: Page, { exactFile }: GroupPdf): void {
  const text = `Einzelne Buchstaben kann die Schrift dieses Dokuments nicht darstellen; sie stehen hier als Fragezeichen. Die genaue Schreibweise enthält ${exactFile}.`;
  pdf
    .moveDown(1)
    .font(fonts.regular)
    .fontSize(9)
    .fillColor(warning.text)
    .text(text, margin, pdf.y, { width, structParent: root });
}

function footers({ pdf, width }: Page, { caseNumber }: GroupPdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    // pdfkit would start a new page for text below the margin.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin - mm(4);
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    pdf.font(fonts.regular).fontSize(9).fillColor(inkSoft);
    pdf.text(`Vorgang ${caseNumber} · Vertraulich`, margin, y, { width: width / 2, lineBreak: false });
    pdf.text(`Seite ${index + 1} von ${count}`, margin + width / 2, y, { width: width / 2, align: 'right' });
    pdf.endMarkedContent();
  }
}
