import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { FilterLiveForm, TextInput, useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';
import { maxSearchLength } from './case-filter.js';

/** Pause after the last letter of a search, in ms (R3 §9). */
const searchDelayMs = 750;

const Input = styled(TextInput)({
  margin: 0,
  width: 'min(360px, calc(100vw - 32px))',
  '& .MuiInputBase-root': { height: 36 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiIconButton-root': { width: 24, height: 24 },
});

export function CaseSearch() {
  const translate = useTranslate();
  return (
    <FilterLiveForm debounce={searchDelayMs}>
      <Input
        source="q"
        size="small"
        type="search"
        label={false}
        helperText={false}
        resettable
        placeholder={translate(`resources.${caseResource}.search_hint`)}
        slotProps={{
          htmlInput: { 'aria-label': translate(`resources.${caseResource}.search`), maxLength: maxSearchLength },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
    </FilterLiveForm>
  );
}
