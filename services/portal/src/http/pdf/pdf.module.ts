export { groupPdf, type PdfGroup, type PdfLine } from './group-pdf.js';
