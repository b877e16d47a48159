import { randomUUID } from 'node:crypto';
import PDFDocument from 'pdfkit';
import type { EconomyData } from '../../companies/company.js';
import type { Register } from '../../companies/register.js';
import type { Collection, Store } from '../../journal/store.js';

export interface ArchivedDocument {
  id: string;
  title: string;
  headquarterId: string | null;
  companyName: string;
  registration: string;
  economy?: EconomyData;
  createdAt: string;
}

export interface DocumentArchive {
  /** Stores a document and returns its id. */
  file(document: Omit<ArchivedDocument, 'id' | 'createdAt'>): string;
  get(id: string): ArchivedDocument | undefined;
  render(document: ArchivedDocument): Promise<Buffer>;
}

export function createDocumentArchive(store: Store, register: Register): DocumentArchive {
  const documents: Collection<ArchivedDocument> = store.collection('company-check.documents');
  return {
    file: (document) => {
      const id = `pdf_${randomUUID().replaceAll('-', '')}`;
      documents.put(id, { ...document, id, createdAt: new Date().toISOString() });
      return id;
    },
    get: (id) => documents.get(id),
    render: (document) => render(document, linesOf(document, register)),
  };
}

function linesOf(document: ArchivedDocument, register: Register): string[] {
  const entry = document.headquarterId ? register.find(document.headquarterId) : null;
  const lines = [`Firma: ${document.companyName}`, `Register: ${document.registration}`];
  if (document.economy) {
    const { range, score, riskQuota } = document.economy;
    lines.push(`Bewertung: ${range}`, `Index: ${score}`, `Ausfallquote: ${riskQuota.toLocaleString('de-DE')} %`);
  }
  for (const person of entry?.functionaries ?? [])
    lines.push(`${person.role}: ${person.firstName} ${person.lastName}, geboren ${germanDate(person.birthDate)}`);
  for (const owner of entry?.beneficialOwners ?? [])
    lines.push(`Beteiligung: ${owner.firstName} ${owner.lastName}, ${owner.votingShare} %`);
  return lines;
}

function germanDate(date: string): string {
  return date.split('-').reverse().join('.');
}

async function render(document: ArchivedDocument, lines: string[]): Promise<Buffer> {
  const info = { Title: document.title, CreationDate: new Date(document.createdAt) };
  const pdf = new PDFDocument({ size: 'A4', margin: 56, info });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.fontSize(10).fillColor('#9A6200').text('Testumgebung – kein echtes Dokument, alle Angaben sind erfunden.');
  pdf.moveDown().fontSize(20).fillColor('#002D67').text(document.title);
  pdf.moveDown().fontSize(11).fillColor('#14202B');
  for (const line of lines) pdf.text(line, { paragraphGap: 4 });
  pdf
    .moveDown()
    .fontSize(9)
    .text(`Erstellt am ${germanDate(document.createdAt.slice(0, 10))}`);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
