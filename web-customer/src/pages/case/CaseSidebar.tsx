import type { CaseDetails } from '@kontor/api/case/case.schema';
import { countGirocards } from '@kontor/domain/application/girocards';
import { isPersonsStep } from '@kontor/domain/case-wording/customer-situation';
import { isIdentificationOver, isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import { isIdentified } from '@kontor/domain/person/person-status';
import { formOf } from '../../application-draft/application-form.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { Sidebar } from '../../progress/Sidebar.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/case-text.js';
import { Cart } from '../cart/Cart.js';
import { SideBox } from '../../progress/SideBox.js';
import { MehrwerteBox } from '../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../support/SupportBox.js';
import type { CasePerson } from './own-case/case-person.js';
import { SummaryBox } from './SummaryBox.js';

interface CaseSidebarProps {
  readonly data: CaseDetails;
  readonly persons: readonly CasePerson[];
}

/** Beside the case: identification, order and contact (R2 §2.2). */
export function CaseSidebar({ data, persons }: CaseSidebarProps) {
  const { bgoMainStatus, bgoMainStatusTitle: title, passedToSolarisBank } = data.bgoIdentification;
  const openChecks = persons.filter(isPersonsStep).length;
  const isRunning = passedToSolarisBank && !isIdentificationOver({ status: bgoMainStatus, openChecks });
  const required = isRunning ? persons.filter((person) => person.required) : [];
  const done = required.filter(({ value }) => isIdentified(value)).length;
  const identified = text('side.identified', { done, count: required.length });
  return (
    <Sidebar label={text('side.label')} summary={done < required.length ? identified : inLanguage(title)}>
      <SideBox title={text('side.status')}>
        <p>{inLanguage(title)}</p>
        {required.length === 0 ? null : <p>{identified}</p>}
      </SideBox>
      <Ordered isOver={isOverWithoutAccount(bgoMainStatus)} />
      <SupportBox />
    </Sidebar>
  );
}

/** The order, unless it is void. */
function Ordered({ isOver }: { readonly isOver: boolean }) {
  const { data: application } = useOwnApplication();
  if (application === undefined) return null;
  if (isOver) return <SummaryBox application={application} />;
  return (
    <>
      <Cart kontoId={application.orderData.kontoId} girocardCount={countGirocards(formOf(application))} />
      <SummaryBox application={application} />
      <MehrwerteBox selection={application.mehrwerteSelection} />
    </>
  );
}
