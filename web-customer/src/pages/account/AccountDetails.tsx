import type { SubFeature } from '@kontor/domain/account/account';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { Features } from './account-card-parts.js';
import { bankLanguage } from '../../texts/create-text.js';

const Box = styled('div')(({ theme }) => ({
  padding: '4px 28px 28px',
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  [theme.breakpoints.down('lg')]: { padding: '4px 20px 24px' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Topic = styled('section', { shouldForwardProp: (name) => name !== 'highlighted' })<{
  readonly highlighted: boolean;
}>(({ theme, highlighted }) => ({
  '& h4': {
    margin: 0,
    padding: highlighted ? '6px 12px' : '6px 0',
    borderRadius: 8,
    background: highlighted ? theme.vars.palette.primary.tint : 'none',
    color: theme.vars.palette.deep.text,
    fontSize: '17px',
    fontWeight: 600,
  },
}));

const Rows = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    lineHeight: 1.35,
  },
  '& dt, & dd': { margin: 0 },
  '& dd:last-child': { textAlign: 'right' },
  '& small': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

interface AccountDetailsProps {
  readonly id: string;
  readonly open: boolean;
  readonly account: PublicAccount;
  /** Details that are not on the card. */
  readonly features: readonly string[];
}

/** All costs of a package, by topic; wide windows have them in one table for all packages. */
export function AccountDetails({ id, open, account, features }: AccountDetailsProps) {
  return (
    <Box id={id} hidden={!open} style={open ? {} : { display: 'none' }}>
      {features.length === 0 ? null : (
        <Features style={{ margin: 0 }}>
          {features.map((feature) => (
            <li key={feature} lang={bankLanguage(feature)}>
              <Check aria-hidden />
              {feature}
            </li>
          ))}
        </Features>
      )}
      {account.subFeatures.map((subFeature) => (
        <TopicRows key={subFeature.topic} subFeature={subFeature} />
      ))}
    </Box>
  );
}

function TopicRows({ subFeature: { topic, highlighted, elements } }: { readonly subFeature: SubFeature }) {
  return (
    <Topic highlighted={highlighted}>
      <h4 lang={bankLanguage(topic)}>{topic}</h4>
      <Rows>
        {elements.map(({ title, price, note }) => (
          <div key={title} lang={bankLanguage(title)}>
            <dt>
              {title}
              {note === undefined ? null : <small>{note}</small>}
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </Rows>
    </Topic>
  );
}
