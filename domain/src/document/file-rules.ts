import { formatBytes } from '../pricing/format.js';

/** Size limits in bytes (R1 §9, R2 §9, R3 §9). */
export const fileLimits = {
  /** Each document of a customer, and their sum at the banking provider. */
  customerDocument: 8_000_000,
  /** Sum of the files of one generic upload. */
  upload: 64_000_000,
  /** A chat attachment or a contract file: 64 MiB. */
  attachment: 67_108_864,
} as const;

/** File types by MIME type with the displayed extension (R2 §5: pdf, png, jpeg). */
export const acceptedFileTypes = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
} as const;

export type AcceptedFileType = keyof typeof acceptedFileTypes;

/** Whether files of this MIME type are accepted; parameters such as a charset are ignored. */
export function isAcceptedFileType(mimeType: string): mimeType is AcceptedFileType {
  return Object.hasOwn(acceptedFileTypes, mimeType.split(';')[0]?.trim().toLowerCase() ?? '');
}

/** The `accept` attribute of a file field; none on iPhone and iPad, whose pickers hide scans with it (R2 §5). */
export function acceptAttribute(userAgent: string): string | undefined {
  return /iPhone|iPad/.test(userAgent) ? undefined : Object.keys(acceptedFileTypes).join(',');
}

/**
 * What a kind of upload accepts: MIME types, limit in bytes of each file or of their sum, and the message about too
 * large ones.
 */
export interface UploadRule {
  readonly accept: readonly AcceptedFileType[];
  readonly limit: number;
  readonly counts: 'each' | 'together';
  readonly tooLarge: string;
}

const pdfOrImage = Object.keys(acceptedFileTypes) as readonly AcceptedFileType[];

/** The kinds of upload (R2 §5, R3 §5, §9). */
export const uploadRules = {
  missingDocument: {
    accept: pdfOrImage,
    limit: fileLimits.customerDocument,
    counts: 'each',
    tooLarge: 'Datei ist zu groß',
  },
  foundingDocument: {
    accept: pdfOrImage,
    limit: fileLimits.customerDocument,
    counts: 'each',
    tooLarge: 'Datei ist zu groß',
  },
  chatAttachment: { accept: pdfOrImage, limit: fileLimits.attachment, counts: 'each', tooLarge: 'Datei zu groß' },
  contractFile: { accept: pdfOrImage, limit: fileLimits.attachment, counts: 'each', tooLarge: 'Datei zu groß' },
  generic: { accept: pdfOrImage, limit: fileLimits.upload, counts: 'together', tooLarge: 'Dateien sind zu groß' },
} as const satisfies Readonly<Record<string, UploadRule>>;

export type UploadKind = keyof typeof uploadRules;

export interface FileToCheck {
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
}

export interface FileProblem {
  readonly code: 'type' | 'size' | 'empty';
  readonly message: string;
}

/** Why one file is refused; undefined when it is fine. `limit` in bytes. */
export function fileProblem(file: FileToCheck, limit: number): FileProblem | undefined {
  if (!isAcceptedFileType(file.mimeType)) {
    return {
      code: 'type',
      message: `Dateityp nicht möglich. Erlaubt sind ${Object.values(acceptedFileTypes).join(', ')}.`,
    };
  }
  if (file.size <= 0) return { code: 'empty', message: 'Die Datei ist leer' };
  return sizeProblem([file.size], limit);
}

/** A size limit as people read it: the attachments' 64 MiB are "64 MB", other limits in decimal units. */
export function limitText(bytes: number): string {
  return bytes === fileLimits.attachment ? '64 MB' : formatBytes(bytes);
}

const count = new Intl.NumberFormat('de-DE');
const exactBytes = (bytes: number): string => `${count.format(bytes)} Byte`;

/** Why files together are refused: 'Datei ist zu groß' / 'Dateien sind zu groß' with sizes (R2 §5). */
export function sizeProblem(sizes: readonly number[], limit: number): FileProblem | undefined {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= limit) return undefined;
  const subject = sizes.length === 1 ? 'Datei ist zu groß' : 'Dateien sind zu groß';
  // Rounded, a size just above the limit would be the limit.
  const same = formatBytes(total) === limitText(limit);
  const [size, most] = same ? [exactBytes(total), exactBytes(limit)] : [formatBytes(total), limitText(limit)];
  return { code: 'size', message: `${subject} (${size}, maximal ${most})` };
}

/** Why files of an upload are refused: each one's type and size, or their sum; undefined when all are valid. */
export function uploadProblem(kind: UploadKind, files: readonly FileToCheck[]): FileProblem | undefined {
  const { limit, counts } = uploadRules[kind];
  const single = files.map((file) => fileProblem(file, limit)).find((problem) => problem !== undefined);
  if (single !== undefined || counts === 'each') return single;
  return sizeProblem(
    files.map(({ size }) => size),
    limit,
  );
}
