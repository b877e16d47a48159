import { useMemo, type ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createI18nProvider } from './create-i18n-provider.js';
import { de } from './de.js';

/** The German texts of resources by their names, as react-admin reads them: `name`, `fields` and a page's own keys. */
export type ResourceTextTable = Readonly<Record<string, ResourceTextsOf>>;

interface ResourceTextsOf {
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [key: string]: string | Readonly<Record<string, string>> | undefined;
}

/**
 * Gives a lazy page the texts of its resources, so that they load with the page and not with the first one.
 * `texts` must be a constant of its module.
 */
export function ResourceTexts({
  texts,
  children,
}: {
  readonly texts: ResourceTextTable;
  readonly children: ReactNode;
}) {
  const provider = useMemo(() => createI18nProvider({ ...de, resources: { ...de.resources, ...texts } }), [texts]);
  return <I18nContextProvider value={provider}>{children}</I18nContextProvider>;
}
