import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { styled } from '@mui/material/styles';
import { FormActions, FormStack, WhyNot } from '../../form/FormActions.js';
import { text } from '../../texts/opening-text.js';
import { Button } from '../../ui/Button.js';
import { Hint } from '../../ui/Field.js';
import { DroppedCompany } from './DroppedCompany.js';
import { SearchField } from './SearchField.js';
import { SearchFilters } from './SearchFilters.js';
import { SearchResults } from './SearchResults.js';
import { forLegalForm, retyped, type SearchState } from './search-state.js';
import { useCompanySearch } from './use-company-search.js';

const Own = styled('div')({ margin: '24px 0 0 -12px', '& button': { textAlign: 'left' } });

interface CompanySearchProps {
  readonly byAdviser: boolean;
  readonly legalForm: LegalForm | undefined;
  readonly memory: SearchState;
  readonly onChange: (memory: SearchState) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
  /** Continues without a company of the register. */
  readonly onSkip: () => void;
}

/** Finds the company in the register, so that its data need not be typed (R1 §2 item 6). */
export function CompanySearch({
  byAdviser,
  legalForm,
  memory: stored,
  onChange,
  onBack,
  onSubmit,
  onSkip,
}: CompanySearchProps) {
  const memory = forLegalForm(stored, legalForm);
  const search = useCompanySearch(memory);
  const { terms, hit } = memory;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hit !== undefined) onSubmit();
      }}
    >
      <DroppedCompany hit={memory === stored ? undefined : stored.hit} />
      <FormStack>
        <SearchField memory={memory} onChange={onChange} search={search} />
        <SearchFilters terms={terms} onChange={(changed) => onChange(retyped(memory, changed))} />
        <SearchResults
          byAdviser={byAdviser}
          search={search}
          legalForm={legalForm}
          hit={hit}
          page={memory.page}
          onPage={(page) => onChange({ ...memory, page })}
          onChoose={(chosen) => onChange({ ...memory, hit: chosen })}
        />
      </FormStack>
      <Own>
        <Button look="quiet" onClick={onSkip}>
          {text(byAdviser ? 'adviser.search.skip' : 'search.skip')}
        </Button>
      </Own>
      <WhyNot id="suche-weiter" role="status">
        {hit === undefined ? (
          <Hint>{text(byAdviser ? 'adviser.search.chooseFirst' : 'search.chooseFirst')}</Hint>
        ) : null}
      </WhyNot>
      <FormActions>
        <Button type="submit" disabled={hit === undefined} aria-describedby="suche-weiter">
          {text('action.next')}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {text('action.back')}
        </Button>
      </FormActions>
    </form>
  );
}
