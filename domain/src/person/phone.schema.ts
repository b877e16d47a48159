import * as z from 'zod';
import { isPhoneNumber } from './phone-number.js';
import { refusal } from '../violation/violation-issues.schema.js';
import { demandText } from '../violation/violation-text.js';

const message = demandText('phone');

/** A phone number, German unless it has a country code; at least 5 characters (R1 §5 "Registration"). */
export const phoneSchema = z
  .string(message)
  .trim()
  .max(40, message)
  .refine(isPhoneNumber, refusal({ code: 'format', label: 'phone' }));
