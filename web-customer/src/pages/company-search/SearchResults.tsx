import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { hasLegalForm } from '@kontor/domain/application/search-hit';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { detailsOf } from '../../app/notices/problem-notice.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/opening-text.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../../ui/Button.js';
import { Delayed } from '../../ui/Delayed.js';
import { Notice } from '../../ui/Notice.js';
import { RadioCards, type RadioOption } from '../../ui/RadioCards.js';
import { RetryTime } from '../../ui/RetryTime.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { HitLabel } from './HitLabel.js';
import { hitKey, pagesOf, searchLimits } from './search-terms.js';
import type { useCompanySearch } from './use-company-search.js';
import { legalFormLabel } from '../../texts/labels.js';

const Waiting = styled('div')({ display: 'grid', gap: 12 });
const Paging = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 16,
  textAlign: 'center',
  [theme.breakpoints.down('sm')]: { '& button': { padding: '10px 14px' } },
}));

interface SearchResultsProps {
  readonly byAdviser: boolean;
  readonly search: ReturnType<typeof useCompanySearch>;
  readonly legalForm: LegalForm | undefined;
  readonly hit: CompanySearchHit | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onChoose: (hit: CompanySearchHit) => void;
}

/** The hits, ten a page, or why there are none. */
export function SearchResults({ byAdviser, search, legalForm, hit, page, onPage, onChoose }: SearchResultsProps) {
  const { result, error, waiting, repeat } = search;
  if (error !== null) return <SearchFailed error={error} onRepeat={repeat} />;
  if (result === undefined) return waiting ? <ResultSkeleton /> : null;
  const { collection, totalHits } = result;
  if (totalHits === 0) {
    return (
      <Notice tone="info" title={text('search.none.title')} live>
        <p>{text(byAdviser ? 'adviser.search.none.body' : 'search.none.body')}</p>
      </Notice>
    );
  }
  const first = page * searchLimits.perPage + 1;
  const range = text('search.range', { first, last: first + collection.length - 1, total: totalHits });
  const key = hit === undefined ? undefined : hitKey(hit);
  return (
    <div aria-busy={waiting}>
      <VisuallyHidden role="status">{waiting ? text('app.loading') : range}</VisuallyHidden>
      <RadioCards
        legend={text('search.results')}
        hint={range}
        options={collection.map((one) => optionOf(one, legalForm))}
        value={key}
        onChange={(chosen) => {
          const found = collection.find((one) => hitKey(one) === chosen);
          if (found !== undefined) onChoose(found);
        }}
      />
      {pagesOf(totalHits) > 1 ? (
        <Paging aria-label={text('search.pages')}>
          <Button
            look="secondary"
            disabled={page === 0}
            aria-describedby="suche-seite"
            onClick={() => onPage(page - 1)}
          >
            {text('search.previous')}
          </Button>
          <span id="suche-seite">{text('search.page', { page: page + 1, pages: pagesOf(totalHits) })}</span>
          <Button
            look="secondary"
            disabled={page + 1 >= pagesOf(totalHits)}
            aria-describedby="suche-seite"
            onClick={() => onPage(page + 1)}
          >
            {text('search.next')}
          </Button>
        </Paging>
      ) : null}
    </div>
  );
}

/** A company of another legal form than the chosen one cannot be taken: name and form could not be changed later. */
function optionOf(hit: CompanySearchHit, legalForm: LegalForm | undefined): RadioOption<string> {
  const option = { value: hitKey(hit), label: <HitLabel hit={hit} /> };
  if (legalForm === undefined || hasLegalForm(hit, legalForm)) return option;
  return { ...option, disabled: true, hint: text('search.otherForm', { form: legalFormLabel(legalForm) }) };
}

function SearchFailed({ error, onRepeat }: { readonly error: Error; readonly onRepeat: () => void }) {
  const problem = error instanceof ApiProblem ? error : undefined;
  const retryAt = useMemo(() => (problem === undefined ? undefined : detailsOf(problem).retryAt), [problem]);
  return (
    <Notice tone="error" title={text('search.failed')} live>
      <p>{problem === undefined ? text('error.unknown') : inLanguage(problem.detail ?? problem.message)}</p>
      {retryAt === undefined ? null : <RetryTime at={retryAt} />}
      {problem?.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
      <Button look="secondary" onClick={onRepeat}>
        {text('error.again')}
      </Button>
    </Notice>
  );
}

function ResultSkeleton() {
  return (
    <Delayed>
      <Waiting role="status">
        <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} style={{ height: 72 }} />
        ))}
      </Waiting>
    </Delayed>
  );
}
