import { changeStaffUserSchema, createStaffUserSchema } from '@kontor/domain/staff/staff.schema';
import * as z from 'zod';

/** A member of staff in the user administration; `username` and `email` are the same (R3 §3 "Staff user"). */
export const staffUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  /** May log in: activated and not suspended. */
  verified: z.boolean(),
  /** Instant of the first activation; null before. */
  verificationDate: z.iso.datetime().nullable(),
  wasInvitedButIsNotYetVerified: z.boolean(),
  /** The second factors: app, security keys. */
  factors: z.array(z.enum(['totp', 'key'])),
  /** When the newest session started; null before the first one. */
  lastLogin: z.iso.datetime().nullable(),
  creationDate: z.iso.datetime(),
});
export type StaffUser = z.infer<typeof staffUserSchema>;

/** The query of a page of users: `sort`, `range` and `filter` as JSON, all optional; the filter takes `q`, `role` and `state`. */
export const staffListQuerySchema = z.object({
  sort: z.string().optional(),
  range: z.string().optional(),
  filter: z.string().optional(),
});

/** The server checks the address strictly where the bank configures it. */
export const newStaffUserBodySchema = createStaffUserSchema(false);

export const staffUserChangeBodySchema = changeStaffUserSchema;
