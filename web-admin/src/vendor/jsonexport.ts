/** Replaces the exporter of react-admin's lists; the lists here have none of their own: the server writes the files. */
function jsonExport(): never {
  throw new Error('Lists are exported by the server');
}

export { jsonExport as default };
