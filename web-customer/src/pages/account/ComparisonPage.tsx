import { comparedAccounts } from '@kontor/domain/account/account';
import { openingHead } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/text.js';
import { ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { HeadImage } from '../../app/page/HeadImage.js';
import { Page } from '../../app/page/Page.js';
import { PackageComparison } from './PackageComparison.js';

const RichText = lazy(() => import('../../ui/RichText.js').then(({ RichText }) => ({ default: RichText })));

const Section = styled('div')({ marginTop: 32 });

const Continue = styled('div')(({ theme }) => ({
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
}));

/** All packages in comparison, and the calculator that finds the cheapest one (R1 §2 item 1). */
export function ComparisonPage() {
  const bank = useBank();
  const { introduction, portalLink } = bank;
  const { image, title, lead } = openingHead(bank);
  const hidden = introduction.hidden === true;
  return (
    <Page
      width="page"
      title={title ?? text('comparison.title')}
      hideHeading={title === undefined}
      lead={lead}
      above={image === undefined ? undefined : <HeadImage src={image} />}
    >
      <BankText html={hidden ? undefined : introduction.preHtml} />
      {bank.instanceDeactivated ? (
        <Section>
          <Notice tone="warning">
            <p>{text('comparison.deactivated')}</p>
          </Notice>
        </Section>
      ) : null}
      {comparedAccounts(bank.konten).length === 0 ? (
        <NoPackages />
      ) : (
        <PackageComparison accounts={bank.konten} title={introduction.subtitle ?? text('comparison.packages')} />
      )}
      <BankText html={hidden ? undefined : introduction.postHtml} />
      {portalLink ? (
        <Continue>
          <span>{text('comparison.started')}</span>
          <ButtonLink look="secondary" to={path('hub')}>
            {text('comparison.continue')}
          </ButtonLink>
        </Continue>
      ) : null}
    </Page>
  );
}

function BankText({ html = '' }: { readonly html: string | undefined }) {
  if (html === '') return null;
  return (
    <Section>
      <Suspense>
        <RichText html={html} />
      </Suspense>
    </Section>
  );
}

function NoPackages() {
  const { switch: links } = useBank();
  const contact = links.contactUrl ?? '';
  return (
    <Section>
      <Notice tone="info" title={text('comparison.empty.title')}>
        <p>{text('comparison.empty.body')}</p>
        {contact === '' ? null : (
          <p>
            <a href={contact} rel="noopener noreferrer">
              {text('contact.link')}
            </a>
          </p>
        )}
      </Notice>
    </Section>
  );
}
