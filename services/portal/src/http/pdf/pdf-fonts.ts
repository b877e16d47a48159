import { createRequire } from 'node:module';

/** The names of the fonts in a document. */
export const fonts = { regular: 'regular', strong: 'strong' } as const;

type Opened = Readonly<Record<keyof typeof fonts, object>>;

let opened: Opened | undefined;

/** Gives a document its fonts. They are parsed with the first document, because that takes longer than to write one. */
export async function registerFonts(pdf: PDFKit.PDFDocument): Promise<void> {
  const parsed = opened ?? (await openFonts());
  opened = parsed;
  // pdfkit takes a parsed font too, which its types do not say.
  for (const name of Object.values(fonts)) pdf.registerFont(name, parsed[name] as Uint8Array);
}

async function openFonts(): Promise<Opened> {
  const { openSync } = await import('fontkit');
  const openStyle = (style: string): object =>
    openSync(createRequire(import.meta.url).resolve(`source-sans/TTF/SourceSans3-${style}.ttf`));
  return { regular: openStyle('Regular'), strong: openStyle('Semibold') };
}
