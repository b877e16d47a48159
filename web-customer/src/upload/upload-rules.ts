import { caseBytes } from '@kontor/domain/document/upload-allowance';
import {
  acceptAttribute,
  acceptedFileTypes,
  fileLimits,
  fileProblem,
  limitText,
  sizeProblem,
} from '@kontor/domain/document/file-rules';
import { inLanguage, type Words } from '../texts/create-text.js';
import { text } from '../texts/fields-text.js';
import { withDecimals } from '../texts/format.js';
import { locale } from '../texts/language.js';

/** Attributes of a chosen file. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** MIME type; empty where the device has none. */
  readonly type: string;
}

const typeOfEnding: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** The MIME type of a file; by its extension where the device has none. */
export function mimeTypeOf({ name, type }: Pick<ChosenFile, 'name' | 'type'>): string {
  return type === '' ? (typeOfEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '') : type;
}

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** The `accept` attribute of a file field; none on iPhone and iPad, which identifies itself as a Macintosh (R2 §5). */
export function acceptOn({ userAgent, maxTouchPoints }: Device): string | undefined {
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isTablet ? undefined : acceptAttribute(userAgent);
}

/** A description of what may be uploaded. */
export function uploadRules(): string {
  const names = Object.values(acceptedFileTypes);
  const types = new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names);
  return text('upload.rules', {
    types,
    limit: withDecimals(limitText(fileLimits.customerDocument)),
    sum: withDecimals(limitText(caseBytes.business)),
  });
}

export interface Selection<File extends ChosenFile> {
  readonly taken: readonly File[];
  /** Reasons for the refused files. */
  readonly problems: readonly Words[];
}

/** The accepted files, given the known sizes of a field's other files (R2 §5 "Generic file upload"). */
export function select<File extends ChosenFile>(chosen: readonly File[], present: readonly number[]): Selection<File> {
  const checked = chosen.map((file) => ({
    file,
    problem: fileProblem({ ...pick(file), mimeType: mimeTypeOf(file) }, fileLimits.customerDocument),
  }));
  const problems = checked.flatMap(({ file: { name }, problem }) =>
    problem === undefined ? [] : [() => text('upload.named', { name, message: inLanguage(problem.message) })],
  );
  const taken = checked.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
  const together = sizeProblem([...present, ...taken.map(({ size }) => size)], fileLimits.upload);
  return together === undefined
    ? { taken, problems }
    : { taken: [], problems: [...problems, () => inLanguage(together.message)] };
}

function pick({ name, size }: ChosenFile) {
  return { name, size };
}
