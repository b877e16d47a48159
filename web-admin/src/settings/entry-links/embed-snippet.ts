/** The script by which other sites show entry pages. */
export const embedScriptPath = '/embed/v1.js';

interface EmbedSnippet {
  /** The origin of the portal. */
  readonly origin: string;
  /** Absolute address of the entry page. */
  readonly url: string;
  readonly title: string;
  /** Hash of the script, as a browser compares it (`sha384-…`). */
  readonly integrity: string;
}

/** What a bank writes into its page to show an entry page there. */
export function embedSnippet({ origin, url, title, integrity }: EmbedSnippet): string {
  const { pathname, search } = new URL(url);
  const attributes = {
    src: origin + embedScriptPath,
    integrity,
    crossorigin: 'anonymous',
    'data-kontor-entry': pathname + search,
    'data-kontor-title': title,
  };
  const lines = Object.entries(attributes).map(([name, value]) => `  ${name}="${attributeText(value)}"`);
  return ['<script', ...lines, '></script>'].join('\n');
}

const attributeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
