/** What we use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** Parses a font file. Its tables are read when they are needed, and kept. */
  export function openSync(path: string): object;
}
