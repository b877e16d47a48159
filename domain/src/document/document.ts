/** Document types, code → German label in the plural; the fallback OTHER is last (R2 §3 "Document types", R1 §3). */
export const documentTypeLabels = {
  ID_DOCUMENT: 'Ausweisdokumente',
  SIGNATURE: 'Unterschriften',
  KYC_REPORT: 'Identifikationsberichte',
  PICTURE: 'Bilder',
  SIGNED_CONTRACT: 'Unterschriebene Verträge',
  REGISTER_EXTRACT: 'Registerauszüge',
  FOUNDATION_DOCUMENT: 'Gründungsdokumente',
  SHARE_HOLDERS_AGREEMENT: 'Gesellschaftervereinbarungen',
  TRADING_LICENSE: 'Gewerbeanmeldungen',
  INVOICE: 'Rechnungen',
  OTHER__TRANSPARENZ_REGISTER: 'Auszüge aus dem Transparenzregister',
  OTHER: 'Weitere Dokumente',
} as const;

export type DocumentType = keyof typeof documentTypeLabels;

export const documentTypes = Object.keys(documentTypeLabels) as readonly DocumentType[];

/** Whether the text is a document type. */
export function isDocumentType(value: string): value is DocumentType {
  return Object.hasOwn(documentTypeLabels, value);
}

/** German label of a document type; unknown types are other documents. */
export function documentTypeLabel(value: string): string {
  return isDocumentType(value) ? documentTypeLabels[value] : documentTypeLabels.OTHER;
}

/** Sorts by type in the order of the labels, OTHER and unknown types last (R2 §3). Equal types keep their order. */
export function sortByType<T extends { readonly type: string }>(documents: readonly T[]): readonly T[] {
  const rank = (type: string): number => (isDocumentType(type) ? documentTypes.indexOf(type) : documentTypes.length);
  return [...documents].sort((left, right) => rank(left.type) - rank(right.type));
}

/** The types that a customer uploads with the form; they can be deleted in 130 and 210. */
export const formDocumentTypes = [
  'FOUNDATION_DOCUMENT',
  'SHARE_HOLDERS_AGREEMENT',
  'OTHER__TRANSPARENZ_REGISTER',
] as const satisfies readonly DocumentType[];
