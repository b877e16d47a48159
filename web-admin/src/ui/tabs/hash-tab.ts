export interface NamedTab {
  readonly label: string;
}

/** The hash of a tab: its label (R3 §2.3). */
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

export function tabOfHash<T extends NamedTab>(hash: string, tabs: readonly T[]): T | undefined {
  const label = decoded(hash.replace(/^#/, ''));
  return tabs.find((tab) => tab.label === label);
}
