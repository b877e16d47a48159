import { createContext, use } from 'react';
import type { CaseFile } from './case-file.js';

/** Opens a file in the preview; the element gets the focus back. */
export type ShowFile = (file: CaseFile, opener: HTMLElement) => void;

export interface ShownFile {
  /** Undefined while the preview is closed. */
  readonly file: CaseFile | undefined;
  readonly show: ShowFile;
}

export const ShownFileContext = createContext<ShownFile>({ file: undefined, show: () => undefined });

/** The file in the preview of the page, and the way to open another. */
export const useShownFile = (): ShownFile => use(ShownFileContext);
