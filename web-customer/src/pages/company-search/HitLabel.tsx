import type { CompanySearchHit } from '@kontor/domain/application/registration';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { onlyRead, VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { hitParts } from './search-terms.js';

const separator = ' | ';

const Name = styled('b')({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });

/** On a phone each part has its own line, without a sign between them. */
const Part = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'block' } }));
const Between = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: onlyRead }));

const Rest = styled('span')(({ theme }) => ({
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

/** A company that was found: its name, and below it address and number; read as one text joined by ' | '. */
export function HitLabel({ hit }: { readonly hit: CompanySearchHit }) {
  const [name, ...rest] = hitParts(hit);
  return (
    <>
      <Name>{name}</Name>
      {rest.length === 0 ? null : (
        <Rest>
          <VisuallyHidden>{separator}</VisuallyHidden>
          {rest.map((part, index) => (
            <Fragment key={part}>
              {index === 0 ? null : <Between>{separator}</Between>}
              <Part>{part}</Part>
            </Fragment>
          ))}
        </Rest>
      )}
    </>
  );
}
