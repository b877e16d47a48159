/** A page as the search sees it. */
export interface SearchedPage {
  readonly label: string;
  readonly settings: readonly string[];
}

export interface SearchedGroup<P extends SearchedPage> {
  readonly name: string;
  readonly pages: readonly P[];
}

/** A found page, with the settings that the words occur in. */
export interface FoundPage<P extends SearchedPage> {
  readonly page: P;
  readonly settings: readonly string[];
}

export interface FoundGroup<P extends SearchedPage> {
  readonly name: string;
  readonly pages: readonly FoundPage<P>[];
}

/** Without case, umlauts and accents: "für", "fuer" and "FUR" are the same. */
function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/([aou])e/g, '$1');
}

/** The groups with the pages whose name, or one of whose settings, contains every word; all of them for no word. */
export function searchPages<P extends SearchedPage>(
  groups: readonly SearchedGroup<P>[],
  text: string,
): readonly FoundGroup<P>[] {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const has = (label: string): boolean => words.every((word) => folded(label).includes(word));
  const foundIn = (page: P): readonly FoundPage<P>[] => {
    const settings = words.length === 0 ? [] : page.settings.filter(has);
    return settings.length > 0 || has(page.label) ? [{ page, settings }] : [];
  };
  return groups
    .map(({ name, pages }) => ({ name, pages: pages.flatMap(foundIn) }))
    .filter(({ pages }) => pages.length > 0);
}
