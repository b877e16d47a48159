import Handlebars from 'handlebars';

const section = /<!--prerendered-shell-->([^]*?)<!--\/prerendered-shell-->/;

const image = /<img[^>]*\{\{image\}\}[^>]*>/;

/** What the bank has at the top of the prerendered comparison page. */
export interface PrerenderedTexts {
  /** The address of its image; absent without one. */
  readonly image?: string;
  readonly title: string;
  readonly lead: string;
}

/** Whether the page has a prerendered shell. */
export function hasPrerenderedShell(page: string): boolean {
  return section.test(page);
}

/** Inserts what the bank has into the prerendered shell; without texts the shell is left out, without an image its place. */
export function fillPrerenderedShell(page: string, texts: PrerenderedTexts | null): string {
  return page.replace(section, (_whole, shell: string) =>
    texts === null
      ? ''
      : (texts.image === undefined ? shell.replace(image, '') : shell).replace(
          /\{\{(image|title|lead)\}\}/g,
          (_placeholder, name: keyof PrerenderedTexts) => Handlebars.escapeExpression(texts[name] ?? ''),
        ),
  );
}
