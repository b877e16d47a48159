import * as z from 'zod';

const text = (max: number): z.ZodString => z.string().min(1).max(max);
const date = z.iso.date();

export const addressSchema = z.looseObject({
  line1: text(100),
  postalCode: text(12),
  city: text(100),
  country: z.string().length(2).default('DE'),
});

const personFields = {
  salutation: z.enum(['MR', 'MS', 'NO_SALUTATION']).nullish(),
  birthDate: date.nullish(),
  nationality: z.string().length(2).nullish(),
  email: z.email().nullish(),
  phone: z.string().nullish(),
  taxId: z.string().nullish(),
  pepStatus: z.boolean().nullish(),
  address: addressSchema.nullish(),
};

export const newPersonSchema = z.looseObject({
  reference: text(200),
  firstName: text(100),
  lastName: text(100),
  ...personFields,
});
export const personPatchSchema = z.looseObject({
  firstName: text(100).optional(),
  lastName: text(100).optional(),
  ...personFields,
});

export const newBusinessSchema = z.looseObject({
  reference: text(200),
  name: text(200),
  legalForm: text(30),
  foundationDate: date.nullish(),
  address: addressSchema.nullish(),
});
export const businessPatchSchema = newBusinessSchema.omit({ reference: true }).partial();

const newRepresentative = { reference: text(200), typeOfRepresentation: z.enum(['ALONE', 'JOINT', 'OTHER']) };
/** A person, or a business such as the general partner of a GmbH & Co. KG. */
export const newRepresentativeSchema = z.union([
  z.object({ ...newRepresentative, personId: text(100) }),
  z.object({ ...newRepresentative, representingBusinessId: text(100) }),
]);

export const newOwnerSchema = z.object({
  reference: text(200),
  personId: text(100),
  votingShare: z.number().min(0).max(100),
  isFictional: z.boolean().default(false),
});

export const newBusinessIdentificationSchema = z.object({ reference: text(200) });
export const newPersonIdentificationSchema = z.object({ reference: text(200), email: z.email() });

interface Stamped {
  id: string;
  reference: string;
  createdAt: string;
  updatedAt: string;
}

export interface Person extends Stamped {
  status: 'created' | 'information_required' | 'information_completed' | 'deleted';
  missingInformation: string[];
  missingInformationDetails: string | null;
  data: z.infer<typeof personPatchSchema> & { firstName: string; lastName: string };
}

export interface Business extends Stamped {
  status: 'created' | 'identified' | 'rejected' | 'cancelled';
  name: string;
  legalForm: string;
  documentBytes: number;
  data: Record<string, unknown>;
}

export interface Representative extends Omit<Stamped, 'updatedAt'> {
  businessId: string;
  /** Null where a business represents. */
  personId: string | null;
  representingBusinessId: string | null;
  typeOfRepresentation: 'ALONE' | 'JOINT' | 'OTHER';
}

export interface Owner extends Omit<Stamped, 'updatedAt'> {
  businessId: string;
  personId: string;
  votingShare: number;
  isFictional: boolean;
}

export interface BusinessDocument extends Omit<Stamped, 'updatedAt'> {
  businessId: string;
  type: string;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
}

export type BusinessIdentificationStatus =
  | 'pending'
  | 'documents_missing'
  | 'research_initiated'
  | 'research_documents_missing'
  | 'research_failed'
  | 'research_mismatch'
  | 'research_successful'
  | 'completed'
  | 'rejected'
  | 'fraud';

export interface Mismatch {
  kind: 'functionaries' | 'beneficiaries';
  source: 'document';
  persons: Record<string, unknown>[];
}

export interface BusinessIdentification extends Stamped {
  businessId: string;
  status: BusinessIdentificationStatus;
  missingDocuments: string[];
  reason: string | null;
  notes: string | null;
  researchInfoNotes: string | null;
  mismatch: Mismatch | null;
}

export interface PersonIdentification extends Stamped {
  personId: string;
  checkId: string;
  url: string;
  status: 'pending' | 'pending_successful' | 'successful' | 'pending_failed' | 'failed' | 'aborted' | 'canceled';
  attempts: number;
  final: boolean;
  reason: 'rejected' | 'rejected_finally' | 'fraud' | 'flow_incomplete' | null;
}
