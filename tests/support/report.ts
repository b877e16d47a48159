/** Prints a measured figure beside the tests' own lines. */
export function report(figure: string): void {
  process.stdout.write(`  measured: ${figure}\n`);
}
