import Handlebars from 'handlebars';

const section = /<!--prerendered-shell-->([^]*?)<!--\/prerendered-shell-->/;

/** The bank's texts of the prerendered comparison page. */
export interface PrerenderedTexts {
  readonly title: string;
  readonly lead: string;
}

/** Whether the page has a prerendered shell. */
export function hasPrerenderedShell(page: string): boolean {
  return section.test(page);
}

/** Inserts the bank's texts into the prerendered shell; without texts the shell is left out. */
export function fillPrerenderedShell(page: string, texts: PrerenderedTexts | null): string {
  return page.replace(section, (_whole, shell: string) =>
    texts === null
      ? ''
      : shell.replace(/\{\{(title|lead)\}\}/g, (_placeholder, name: keyof PrerenderedTexts) =>
          Handlebars.escapeExpression(texts[name]),
        ),
  );
}
