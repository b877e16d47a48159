import { Applicant, type Policy } from '../applicant.js';
import { filledIn, type Form } from '../application.js';
import type { Clerk } from '../clerk.js';
import type { CompanyEntry, PersonEntry } from '../company.js';
import { pdf } from '../files.js';
import {
  type Canary,
  type CanaryKind,
  plantedDay,
  plantedDigits,
  plantedWord,
  spellingsOfDay,
  spellingsOfIban,
  spellingsOfPhone,
} from './canary.js';

const nameEnd = { SELF_EMPLOYED: '', EK: ' e. K.', GBR: ' GbR' } as const;

/** The forms whose company name is a person's. */
export type PersonalForm = keyof typeof nameEnd;

/** A case with a value of its own in every field that says something about somebody. */
export class PlantedCase {
  readonly applicant: Applicant;
  readonly canaries: Canary[] = [];
  readonly form: PersonalForm;
  /** What the registration has besides its names. */
  readonly extra: Readonly<Record<string, string>>;
  readonly #purpose: string;
  readonly #economicId: string;
  readonly #persons: readonly { readonly phone: string; readonly taxId: string; readonly home: readonly string[] }[];

  constructor(form: PersonalForm, policy: Policy, changes: Partial<PersonEntry> = {}) {
    this.form = form;
    const people = this.#people(changes);
    const email = this.plant('address of the login', 'login.email', `${plantedWord().toLowerCase()}@example.de`);
    this.#persons = people.map((_, index) => ({
      phone: this.plant('personal data', `person ${index + 1}.phone`, ...spellingsOfPhone(`0151 9${plantedDigits(7)}`)),
      taxId: this.plant('personal data', `person ${index + 1}.tax id`, `9${plantedDigits(10)}`),
      home: ['street', 'city'].map((field) => this.word('personal data', `person ${index + 1}.${field}`)),
    }));
    this.#purpose = this.word('personal data', 'company.purpose');
    this.#economicId = this.plant('personal data', 'company.economic id', `DE9${plantedDigits(8)}`);
    this.extra = {
      context: this.word('personal data', 'registration.context'),
      vrPaymentReferenceId: this.word('personal data', 'registration.payment reference'),
    };
    this.applicant = new Applicant(this.#company(people), email, policy);
  }

  #people(changes: Partial<PersonEntry>): readonly [PersonEntry, ...PersonEntry[]] {
    const person = (index: number): PersonEntry => {
      const birthday = plantedDay();
      this.plant('personal data', `person ${index}.birthday`, ...spellingsOfDay(birthday));
      return {
        salutation: 'MS',
        firstName: this.word('person', `person ${index}.first name`),
        lastName: `${this.word('person', `person ${index}.last name`)}-Sofort`,
        birthday,
        nationality: 'DE',
        representation: 'ALONE',
        share: this.form === 'GBR' ? '50' : '100',
        girocard: true,
        ...(index === 1 ? changes : { email: this.#mailbox(index) }),
      };
    };
    return this.form === 'GBR' ? [person(1), person(2)] : [person(1)];
  }

  #mailbox(index: number): string {
    const address = `${plantedWord().toLowerCase()}@example.de`;
    return this.plant('personal data', `person ${index}.email`, address);
  }

  #company(people: CompanyEntry['people']): CompanyEntry {
    return {
      name: `${this.word('company', 'company.name')}${nameEnd[this.form]}`,
      line1: `${this.word('personal data', 'company.street')} 4`,
      postalCode: '24103',
      city: this.word('personal data', 'company.city'),
      registrationNumber: this.form === 'EK' ? this.#registerNumber() : '',
      registrationIssuer: this.form === 'EK' ? 'Amtsgericht Kiel' : '',
      people,
      legalForm: this.form,
      documents: [],
    };
  }

  #registerNumber(): string {
    return this.plant('personal data', 'company.register number', `HRA 7${plantedDigits(7)}`);
  }

  get caseId(): string {
    return this.applicant.caseId;
  }

  /** Plants a value; gives the first of its spellings. */
  plant(kind: CanaryKind, field: string, ...spellings: Canary['spellings']): string {
    this.canaries.push({ kind, field: `${this.form} ${field}`, spellings });
    return spellings[0];
  }

  word(kind: CanaryKind, field: string): string {
    return this.plant(kind, field, plantedWord());
  }

  /** A sentence with a word of its own. */
  sentence(kind: CanaryKind, field: string): string {
    return `Bitte prüfen: ${this.word(kind, field)}.`;
  }

  /** A file with a word in its name and one in its text. */
  file(field: string): { readonly blob: Blob; readonly name: string } {
    const blob = pdf(this.word('document', `${field}.text`));
    return { blob, name: `${this.word('document', `${field}.file name`)}.pdf` };
  }

  /** Saves the whole form, with a document where the legal form asks for one. */
  async fillIn(): Promise<void> {
    const { applicant } = this;
    if (this.form === 'GBR') {
      const { blob, name } = this.file('founding document');
      await applicant.upload('FOUNDATION_DOCUMENT', blob, name);
    }
    const form = await applicant.form();
    await applicant.done('PUT', `/bgo_identifications/${applicant.caseId}`, {
      body: this.#filledIn(form),
      headers: { 'if-match': `"${form.version}"` },
    });
  }

  #filledIn(form: Form) {
    const filled = filledIn(form, this.applicant.company, this.applicant.email);
    const ofCompany = { businessPurpose: this.#purpose, toggleWirtschaftsId: 'Ja', wirtschaftsId: this.#economicId };
    const isGbr = this.form === 'GBR';
    return {
      ...filled,
      firma: { ...filled.firma, ...ofCompany, ...(isGbr ? { fileCheckbox: 'Ja' } : {}) },
      people: filled.people.map((person, index) => {
        const { phone, taxId, home } = this.#persons[index]!;
        return { ...person, phone, toggleSteuerId: 'Ja', steuerId: taxId, line1: `${home[0]} 9`, city: home[1] };
      }),
    };
  }

  /** The account that the core bank has opened is a value of the case too. */
  async plantAccount(clerk: Clerk): Promise<void> {
    const path = `/bgo_identifications_portal/${this.caseId}`;
    const { bgoIdentification } = await clerk.done<{ bgoIdentification: { agree21Iban: string } }>('GET', path);
    this.plant('account', 'iban', ...spellingsOfIban(bgoIdentification.agree21Iban));
  }
}
