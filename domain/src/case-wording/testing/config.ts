/** Set by `npm run sentences`: the page is written instead of compared. */
export const isPageWritten = process.env['WRITE_SENTENCES'] === '1';
