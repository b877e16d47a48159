import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part.js';
import { PageLoading } from '../../ui/page/PageLoading.js';
import type { SettingsReading } from '../form/settings-reading.js';

/** A page of settings; it shows those that were read. */
export type PageComponent = ComponentType<{ readonly reading: SettingsReading }>;

/** A page in the list: its name is in the address. */
export interface SettingsPage {
  readonly label: string;
  /** The labels of its settings, by which the search finds it. */
  readonly settings: readonly string[];
  readonly Page: PageComponent;
}

/** Pages below one name in the list. */
export interface PageGroup {
  readonly name: string;
  readonly pages: readonly SettingsPage[];
}

/** A page that is loaded when it is opened. */
export const page = (load: () => Promise<PageComponent>): PageComponent => lazyPart(load, PageLoading);

type Pages = Readonly<Record<string, PageComponent>>;

/** The groups of pages in that order, each page with the labels of its settings. */
export function groupsOf(
  groups: Readonly<Record<string, Pages>>,
  labels: Readonly<Record<string, readonly string[]>>,
): readonly PageGroup[] {
  return Object.entries(groups).map(([name, pages]) => ({
    name,
    pages: Object.entries(pages).map(([label, Page]) => ({ label, Page, settings: labels[label] ?? [] })),
  }));
}
