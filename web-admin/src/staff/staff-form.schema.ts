import { changeStaffUserSchema, createStaffUserSchema } from '@kontor/domain/staff/staff.schema';

/** The form of a new staff user, as the API takes it (R3 §5 "Staff user form"). */
export const newStaffForm = createStaffUserSchema;

/** The form of an existing staff user: all fields required, the e-mail stays (R3 §3 "Staff user", §5). */
export const staffForm = changeStaffUserSchema.required();
