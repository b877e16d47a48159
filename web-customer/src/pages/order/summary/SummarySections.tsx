import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { canSwitchAccount } from '@kontor/domain/account/account';
import { legalFormOf } from '@kontor/domain/application/application';
import { countGirocards } from '@kontor/domain/application/girocards';
import { chosenMehrwerte, offeredMehrwerte } from '@kontor/domain/mehrwerte/mehrwerte';
import type { FormKey } from '../../../progress/form-status.js';
import { styled } from '@mui/material/styles';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { formOf } from '../../../application-draft/application-form.js';
import { text } from '../../../texts/order-text.js';
import { formTitle, headId } from '../../../application-draft/form-title.js';
import { CartTable } from '../../cart/CartTable.js';
import { mehrwerteAddress } from '../../mehrwerte/mehrwerte-address.js';
import { companyLines, gwgLines, secondCompanyLines, taxLines } from './company-lines.js';
import { formAddress, packageAddress } from '../../../application-draft/form-address.js';
import { personLines } from './person-lines.js';
import { SummarySection } from './SummarySection.js';
import type { SummaryLine } from './summary-line.js';
import { uploadedDocuments } from './uploaded-documents.js';

const Gap = styled('div')({ marginTop: 12 });
/** Shown on paper and on a phone; elsewhere the column beside the summary has the same. */
const WithoutColumn = styled('div')(({ theme }) => ({
  [`@media screen and ${theme.breakpoints.up('md').replace('@media ', '')}`]: { display: 'none' },
}));
const List = styled('ul')({ marginTop: 12, paddingLeft: 22, '& li': { padding: '2px 0', overflowWrap: 'anywhere' } });

interface PartProps {
  readonly application: ApplicationAnswer;
  /** Whether the application can still be edited. */
  readonly editable: boolean;
}

/** Everything that was chosen and entered, by section and legal form (R1 §2 item 11, §5 "Order acceptance"). */
export function SummarySections(props: PartProps) {
  return (
    <>
      <Package {...props} />
      <Entered {...props} />
      <Documents {...props} />
      <Mehrwerte {...props} />
    </>
  );
}

function Package({ application, editable }: PartProps) {
  const { konten, isVrPaymentInstance } = useBank();
  const { kontoId } = application.orderData;
  const count = countGirocards(formOf(application));
  const account = konten[String(kontoId)];
  if (isVrPaymentInstance || account === undefined) {
    return <SummarySection title={text('summary.order')} lines={girocardLines(count)} />;
  }
  const switchable = editable && canSwitchAccount(konten, kontoId);
  return (
    <WithoutColumn>
      <SummarySection title={text('summary.package')} changeAt={switchable ? packageAddress() : undefined}>
        <Gap>
          <CartTable account={account} girocardCount={count} />
        </Gap>
      </SummarySection>
    </WithoutColumn>
  );
}

function girocardLines(count: number): readonly SummaryLine[] {
  return [{ label: text('summary.girocards'), value: String(count) }];
}

function Entered({ application, editable }: PartProps) {
  const bank = useBank();
  const form = formOf(application);
  const legalForm = legalFormOf(form);
  if (legalForm === undefined) return null;
  const parts: readonly { readonly form: FormKey; readonly lines: readonly SummaryLine[] }[] = [
    { form: 'company', lines: companyLines(form, legalForm, bank) },
    { form: 'taxResidency', lines: taxLines(form.firma, legalForm, bank) },
    { form: 'secondCompany', lines: secondCompanyLines(form, legalForm) },
    ...form.people.map((person, index) => ({
      form: `person-${index}` as const,
      lines: personLines(person, legalForm, bank),
    })),
    { form: 'gwg', lines: gwgLines(form.firma, legalForm, bank) },
  ];
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ form: key, lines }) => (
      <SummarySection
        key={key}
        id={headId(key)}
        title={formTitle(key, form)}
        subtitle={key === 'person-0' ? text('summary.acting') : undefined}
        lines={lines}
        changeAt={editable ? formAddress(key) : undefined}
      />
    ));
}

function Documents({ application, editable }: PartProps) {
  const documents = uploadedDocuments(formOf(application).firma);
  const [first] = documents;
  if (first === undefined) return null;
  const lines = documents.map(({ label, files }) => ({ label, value: files.map(({ name }) => name).join(', ') }));
  return (
    <SummarySection
      title={text('summary.documents')}
      lines={lines}
      changeAt={editable ? formAddress(first.form) : undefined}
    />
  );
}

function Mehrwerte({ application, editable }: PartProps) {
  const { mehrwerte } = useBank();
  if (offeredMehrwerte(mehrwerte).length === 0) return null;
  const chosen = chosenMehrwerte(mehrwerte, application.mehrwerteSelection);
  return (
    <SummarySection
      title={text('summary.mehrwerte')}
      changeAt={editable ? mehrwerteAddress({ fromSummary: true }) : undefined}
    >
      {chosen.length === 0 ? (
        <Gap>{text('summary.noMehrwerte')}</Gap>
      ) : (
        <List>
          {chosen.map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </List>
      )}
    </SummarySection>
  );
}
