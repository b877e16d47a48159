export { type GroupPdf, groupPdf, type PdfGroup, type PdfLine } from './group-pdf.js';
