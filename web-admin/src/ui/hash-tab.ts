/** A tab as the address names it. */
export interface NamedTab {
  readonly label: string;
}

/** The hash of a tab: its label (spec 3 §2.3). */
export function hashOf(tab: NamedTab): string {
  return `#${encodeURIComponent(tab.label)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The tab that an address names, with encoded letters or plain ones; undefined when it names none of these. */
export function tabOfHash<T extends NamedTab>(hash: string, tabs: readonly T[]): T | undefined {
  const label = decoded(hash.replace(/^#/, ''));
  return tabs.find((tab) => tab.label === label);
}
