import * as application from './application/application.routes.js';
import * as order from './application/order.routes.js';
import * as customerCase from './case/customer-case.routes.js';
import * as approval from './approval/approval.routes.js';
import * as release from './case/release.routes.js';
import * as booking from './case/booking.routes.js';
import * as staffCase from './case/staff-case.routes.js';
import * as audit from './audit/audit.routes.js';
import * as coSigner from './co-signer/co-signer.routes.js';
import * as companySearch from './company-search/company-search.routes.js';
import * as configuration from './configuration/configuration.routes.js';
import * as connectionSetting from './provider-connection/connection-setting.routes.js';
import * as discrepancy from './discrepancy/discrepancy.routes.js';
import * as document from './document/document.routes.js';
import * as faq from './faq/faq.routes.js';
import * as feedback from './feedback/feedback.routes.js';
import * as followUp from './follow-up/follow-up.routes.js';
import * as reminder from './reminder/reminder.routes.js';
import * as holdDryRun from './hold-dry-run/hold-dry-run.routes.js';
import * as mailPreview from './mail-preview/mail-preview.routes.js';
import * as message from './message/message.routes.js';
import * as replyTemplate from './reply-template/reply-template.routes.js';
import * as otherDevice from './other-device/other-device.routes.js';
import * as reporting from './reporting/reporting.routes.js';
import * as providerConnection from './provider-connection/provider-connection.routes.js';
import * as registerUser from './register-user/register-user.routes.js';
import * as registerDocument from './register-document/register-document.routes.js';
import * as registration from './session/registration.routes.js';
import * as secondFactor from './second-factor/second-factor.routes.js';
import * as session from './session/session.routes.js';
import * as settingsDraft from './settings/settings-draft.routes.js';
import * as settingsVersion from './settings/settings-version.routes.js';
import * as settings from './settings/settings.routes.js';
import * as staff from './staff/staff.routes.js';
import * as windowCode from './window-code/window-code.routes.js';
import type { ApiRoute, RouteAnswer } from './route/route.js';
import * as z from 'zod';

function isRoute(value: unknown): value is ApiRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'answers' in value && 'path' in value;
}

const described: readonly ApiRoute[] = [
  configuration,
  companySearch,
  registration,
  session,
  otherDevice,
  windowCode,
  secondFactor,
  coSigner,
  application,
  order,
  document,
  registerDocument,
  message,
  replyTemplate,
  feedback,
  faq,
  reporting,
  audit,
  customerCase,
  release,
  staffCase,
  booking,
  followUp,
  reminder,
  discrepancy,
  approval,
  staff,
  connectionSetting,
  settings,
  settingsVersion,
  settingsDraft,
  holdDryRun,
  mailPreview,
  providerConnection,
  registerUser,
].flatMap((concept) => Object.values(concept).filter(isRoute));

/** One route of several with one address: what staff and customers are answered, or any and a certain setting. */
function merged(earlier: ApiRoute | undefined, later: ApiRoute): ApiRoute {
  if (earlier === undefined) return later;
  const statuses = Object.keys({ ...earlier.answers, ...later.answers }).map(Number);
  const answers = statuses.map((status) => [status, eitherOf(earlier.answers[status], later.answers[status])]);
  const problems = [...(earlier.problems ?? []), ...(later.problems ?? [])];
  const limits = earlier.limited === true ? { limited: true as const } : {};
  return { ...later, ...limits, answers: Object.fromEntries(answers) as ApiRoute['answers'], problems };
}

function eitherOf(earlier: RouteAnswer | undefined, later: RouteAnswer | undefined): RouteAnswer | undefined {
  return earlier instanceof z.ZodType && later instanceof z.ZodType ? z.union([earlier, later]) : (later ?? earlier);
}

/** Every route of the API, in the order of the documentation; a shared address has the description for staff. */
export const routes: readonly ApiRoute[] = [
  ...described
    .reduce((found, route) => {
      const name = `${route.method} ${route.path}`;
      return found.set(name, merged(found.get(name), route));
    }, new Map<string, ApiRoute>())
    .values(),
];
