import { defineRoute } from '../route/route.js';
import { companySearchAnswerSchema, companySearchQuerySchema } from './company-search.schema.js';

export const searchCompanies = defineRoute({
  method: 'GET',
  path: '/kyc-now/search',
  tag: 'Unternehmenssuche',
  access: 'public',
  summary: 'Searches the company register, ten hits a page.',
  query: companySearchQuerySchema,
  answers: { 200: companySearchAnswerSchema },
  limited: true,
});
