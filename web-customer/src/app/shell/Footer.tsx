import { styled } from '@mui/material/styles';
import { text } from '../../texts/text.js';
import { LanguageSwitch } from '../language/LanguageSwitch.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import { bankLanguage } from '../../texts/create-text.js';

const Bar = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '15px',
}));

const Inner = styled('div')(({ theme }) => ({
  maxWidth: 1248,
  margin: '0 auto',
  padding: '20px 24px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 32px',
  [theme.breakpoints.down('md')]: { padding: '16px' },
}));

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', padding: '8px 0' },
});

export function Footer() {
  const { footerLinks = [], bankName = '' } = useConfiguration() ?? {};
  return (
    <Bar>
      <Inner>
        <span>{bankName}</span>
        {footerLinks.length === 0 ? null : (
          <nav aria-label={text('footer.label')}>
            <Links>
              {footerLinks.map(({ title, href }) => (
                <li key={`${title} ${href}`} lang={bankLanguage(title)}>
                  <a href={href} rel="noopener noreferrer">
                    {title}
                  </a>
                </li>
              ))}
            </Links>
          </nav>
        )}
        <LanguageSwitch />
      </Inner>
    </Bar>
  );
}
