import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const openStyle = (style: string): object =>
  openSync(createRequire(import.meta.url).resolve(`source-sans/TTF/SourceSans3-${style}.ttf`));

/** The names of the fonts in a document. */
export const fonts = { regular: 'regular', strong: 'strong' } as const;

let opened: Readonly<Record<keyof typeof fonts, object>> | undefined;

/** Gives a document its fonts. They are parsed with the first document, because that takes longer than to write one. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  opened ??= { regular: openStyle('Regular'), strong: openStyle('Semibold') };
  // pdfkit takes a parsed font too, which its types do not say.
  for (const name of Object.values(fonts)) pdf.registerFont(name, opened[name] as Uint8Array);
}
