/** Where the persons who were mailed a link are kept; apart, because the form only looks whether there are some. */
export const coSignersKey = ['case', 'co-signers'] as const;
