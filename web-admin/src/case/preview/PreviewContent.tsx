import type { Ref } from 'react';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import type { CaseFile } from '../case-file/case-file.js';
import { ImageView } from './ImageView.js';
import { NotShown } from './area/NotShown.js';
import { Pages } from './area/Pages.js';
import type { PageNumber, PageTurner } from './pdf/PdfView.js';
import { kindOf, notShown, sizeProblem } from './area/preview-kind.js';
import { useFileContent } from './read-file.js';
import { lazyPart } from '../../ui/lazy-part.js';

const PdfView = lazyPart(async () => (await import('./pdf/PdfView.js')).PdfView, Reading);

interface PreviewContentProps {
  readonly file: CaseFile;
  readonly zoom: number;
  readonly turner: Ref<PageTurner>;
  readonly onPage: (number: PageNumber) => void;
}

/** What a file looks like, or why it is not shown. */
export function PreviewContent({ file, ...view }: PreviewContentProps) {
  const tooLarge = file.sizeBytes === undefined ? undefined : sizeProblem(file.sizeBytes);
  const { data, error, refetch } = useFileContent(file, tooLarge === undefined);
  if (tooLarge !== undefined) return <NotShown>{tooLarge}</NotShown>;
  if (error !== null)
    return (
      <Pages>
        <ProblemNotice error={error} title="Datei nicht geladen" onRetry={() => void refetch()} />
      </Pages>
    );
  return data === undefined ? <Reading /> : <Content content={data} name={file.name} {...view} />;
}

function Reading() {
  return (
    <Pages>
      <Waiting />
    </Pages>
  );
}

interface ContentProps extends Omit<PreviewContentProps, 'file'> {
  readonly content: Blob;
  readonly name: string;
}

function Content({ content, name, zoom, turner, onPage }: ContentProps) {
  const problem = sizeProblem(content.size);
  if (problem !== undefined) return <NotShown>{problem}</NotShown>;
  const kind = kindOf({ mimeType: content.type, name });
  if (kind === null) return <NotShown>{notShown.otherType}</NotShown>;
  if (kind === 'image') return <ImageView content={content} name={name} zoom={zoom} />;
  return <PdfView content={content} name={name} zoom={zoom} turner={turner} onPage={onPage} />;
}
