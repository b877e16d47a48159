import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/opening-text.js';
import { Notice } from '../../ui/Notice.js';

const Region = styled('div')({ '&:not(:empty)': { marginTop: 28 } });

/** Says that the company chosen in the register is not taken over; nothing without one. */
export function DroppedCompany({ hit }: { readonly hit: CompanySearchHit | undefined }) {
  return (
    <Region role="status">
      {hit === undefined ? null : (
        <Notice tone="info" title={text('search.dropped.title', { name: hit.name })}>
          <p>{text('search.dropped.body')}</p>
        </Notice>
      )}
    </Region>
  );
}
