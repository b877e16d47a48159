/** Says a measured figure in the output of the run, where it is read beside the tests' own lines. */
export function report(figure: string): void {
  process.stdout.write(`  measured: ${figure}\n`);
}
