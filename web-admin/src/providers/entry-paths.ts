export const entryPath = '/bm/entry';

export const expiredPath = `${entryPath}?sitzung=abgelaufen`;

export const startPath = '/bm/start';
