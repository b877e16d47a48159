import type { Application } from '@kontor/domain/application/application';
import type { PersonField } from '@kontor/domain/application/legal-form-parts';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { representations } from '@kontor/domain/person/person';
import { formatShare } from '@kontor/domain/person/share';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../application-draft/session-context.js';
import { useStorePart } from '../../../application-draft/value-store.js';
import { FormConfirmation } from '../../../form/FormConfirmation.js';
import { FormRadio, FormYesNo } from '../../../form/FormRadio.js';
import { FormShare } from '../../../form/FormShare.js';
import { Reveal } from '../../../form/Reveal.js';
import { withDecimals } from '../../../texts/format.js';
import { text } from '../../../texts/sections-text.js';
import { Hint } from '../../../ui/Field.js';
import { Notice } from '../../../ui/Notice.js';
import { FieldGroup } from './FieldGroup.js';
import { whoseFictionEnds, type PersonAnswers } from './shown-person-fields.js';
import { representationLabel } from '../../../texts/form-labels.js';

interface RoleFieldsProps {
  /** The prefix of the person's fields, `people.0`. */
  readonly of: string;
  readonly legalForm: LegalForm;
  readonly shown: ReadonlySet<PersonField>;
}

/** Whether a person represents and owns the company; nothing where the legal form determines both. */
export function RoleFields({ of, legalForm, shown }: RoleFieldsProps) {
  const { asksRepresentation, asksOwnership } = traitsOf(legalForm);
  const takeBack = useTakeBack(of, legalForm);
  const share = <Share of={of} legalForm={legalForm} />;
  if (!asksRepresentation && !asksOwnership && !shown.has('gesellschafterAnteile')) return null;
  return (
    <FieldGroup title={text('person.roles')}>
      {asksRepresentation ? <Representation of={of} legalForm={legalForm} shown={shown} takeBack={takeBack} /> : null}
      {asksOwnership ? <Ownership of={of} legalForm={legalForm} shown={shown} takeBack={takeBack} /> : null}
      {!asksOwnership && shown.has('gesellschafterAnteile') ? share : null}
    </FieldGroup>
  );
}

type TakeBack = (field: keyof PersonAnswers) => (answer: string) => void;

function useTakeBack(of: string, legalForm: LegalForm): TakeBack {
  const { setValue, getValues } = useFormContext<Application>();
  return (field) => (answer) => {
    const whose = whoseFictionEnds(field, answer, legalForm);
    for (const [index, { fiktiverGesellschafter }] of getValues('people').entries()) {
      const isMeant = whose === 'everybody' || (whose === 'own' && of === `people.${index}`);
      if (isMeant && fiktiverGesellschafter === 'Ja')
        setValue(`people.${index}.fiktiverGesellschafter`, 'Nein', { shouldDirty: true });
    }
  };
}

interface RoleProps extends RoleFieldsProps {
  readonly takeBack: TakeBack;
}

function Representation({ of, legalForm, shown, takeBack }: RoleProps) {
  const { allowsProkura } = traitsOf(legalForm);
  const kinds = representations.filter((kind) => kind !== 'OTHER' || allowsProkura);
  return (
    <Reveal
      open={shown.has('vertretungsberechtigungArt')}
      question={
        <FormYesNo
          name={`${of}.vertretungsberechtigung`}
          legend={text('person.represents')}
          hint={text('person.represents.hint')}
          onChoose={takeBack('vertretungsberechtigung')}
        />
      }
    >
      <FormRadio
        name={`${of}.vertretungsberechtigungArt`}
        legend={text('person.represents.kind')}
        options={kinds.map((kind) => ({ value: kind, label: representationLabel(kind) }))}
      />
      <JointAlone of={of} />
    </Reveal>
  );
}

/** Said at once: one person alone cannot represent jointly. */
function JointAlone({ of }: Pick<RoleFieldsProps, 'of'>) {
  const kind: unknown = useWatch({ name: `${of}.vertretungsberechtigungArt` });
  const { progress } = useSession();
  const isMissing = useStorePart(progress, ({ statuses }) => {
    const people = statuses.find(({ form }) => form === 'people');
    return people?.violations.some(({ label }) => label === 'representatives') === true;
  });
  return (
    <div role="status">
      {kind === 'JOINT' && isMissing ? <Notice tone="info">{text('person.represents.joint')}</Notice> : null}
    </div>
  );
}

function Ownership({ of, legalForm, shown, takeBack }: RoleProps) {
  return (
    <Reveal
      open={shown.has('gesellschafterAnteile') || shown.has('fiktiverGesellschafter')}
      question={
        <FormYesNo
          name={`${of}.gesellschafter`}
          legend={text('person.owns')}
          hint={text('person.owns.hint')}
          onChoose={takeBack('gesellschafter')}
        />
      }
    >
      {shown.has('gesellschafterAnteile') ? (
        <Share of={of} legalForm={legalForm} />
      ) : (
        <FormConfirmation name={`${of}.fiktiverGesellschafter`} optional>
          {`${text('person.fictitious')} `}
          <Hint as="span" style={{ display: 'block', marginTop: 4 }}>
            {text('person.fictitious.hint')}
          </Hint>
        </FormConfirmation>
      )}
    </Reveal>
  );
}

function Share({ of, legalForm }: Pick<RoleFieldsProps, 'of' | 'legalForm'>) {
  const { minShare } = traitsOf(legalForm);
  return (
    <FormShare
      name={`${of}.gesellschafterAnteile`}
      label={text('person.share')}
      hint={text('person.share.hint', { min: withDecimals(formatShare(minShare)) })}
    />
  );
}
