import { countGirocards } from '@kontor/domain/application/girocards';
import { formOf } from '../../flow/application-form.js';
import { useOwnApplication } from '../../flow/own-application.js';
import { Sidebar } from '../../flow/Sidebar.js';
import { text } from '../../texts/case-text.js';
import { Cart } from '../cart/Cart.js';
import { SideBox } from '../cart/SideBox.js';
import { MehrwerteBox } from '../mehrwerte/MehrwerteBox.js';
import { SupportBox } from '../support/SupportBox.js';
import type { PortalPerson } from './portal-person.js';
import { SummaryBox } from './SummaryBox.js';

interface CaseSidebarProps {
  /** The title of the main status. */
  readonly title: string;
  readonly persons: readonly PortalPerson[];
}

const finished: readonly string[] = ['successful', 'approved'];

/** Beside the case: how the identification stands, what was ordered, who helps (spec 2 §2.2). */
export function CaseSidebar({ title, persons }: CaseSidebarProps) {
  const { data: application } = useOwnApplication();
  const required = persons.filter((person) => person.required);
  const done = required.filter(({ value }) => finished.includes(value)).length;
  const identified = text('side.identified', { done, count: required.length });
  return (
    <Sidebar label={text('side.label')} summary={done < required.length ? identified : title}>
      <SideBox title={text('side.status')}>
        <p>{title}</p>
        {required.length === 0 ? null : <p>{identified}</p>}
      </SideBox>
      {application === undefined ? null : (
        <>
          <Cart kontoId={application.orderData.kontoId} girocardCount={countGirocards(formOf(application))} />
          <SummaryBox application={application} />
          <MehrwerteBox selection={application.mehrwerteSelection} />
        </>
      )}
      <SupportBox />
    </Sidebar>
  );
}
