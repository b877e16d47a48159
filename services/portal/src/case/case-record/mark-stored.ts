/**
 * Marks a case by what is stored, and again where that changed until the mark was written: of two writers at the same
 * moment, the later mark is true.
 */
export async function markStored(
  isStored: () => Promise<boolean>,
  mark: (isSo: boolean) => Promise<void>,
): Promise<void> {
  let marked: boolean;
  let isSo = await isStored();
  do {
    marked = isSo;
    await mark(marked);
    isSo = await isStored();
  } while (isSo !== marked);
}
