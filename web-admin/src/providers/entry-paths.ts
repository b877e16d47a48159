export const entryPath = '/bm/entry';

export const expiredPath = `${entryPath}?sitzung=abgelaufen`;
