import * as z from 'zod';
import { defineRoute } from '../route/route.js';

/** Where staff find help; an empty value is not shown (R3 §2.3 "FAQ"). */
const faqSchema = z.object({
  hubUrl: z.string(),
  ticketUrl: z.string(),
  catalogueEntry: z.string(),
  supportGroup: z.string(),
});
export type Faq = z.infer<typeof faqSchema>;

export const getFaq = defineRoute({
  method: 'GET',
  path: '/faq',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'faq',
  summary: 'Where staff find further information and whom they ask.',
  answers: { 200: faqSchema },
});
