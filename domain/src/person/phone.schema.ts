import * as z from 'zod';
import { isPhoneNumber } from './phone-number.js';
import { phoneMessage } from './phone.js';

/** A phone number, German unless it carries a country code; at least 5 characters (spec 1 §5 "Registration"). */
export const phoneSchema = z.string(phoneMessage).trim().max(40, phoneMessage).refine(isPhoneNumber, phoneMessage);
