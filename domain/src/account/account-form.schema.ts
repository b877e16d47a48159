import * as z from 'zod';
import { accountOfForm, type AccountForm } from './account-form.js';
import { accountProblems } from './account-problems.js';
import { accountSchema } from './account.schema.js';
import { type Account } from './account.js';

const typed = z.string().max(50_000);
const perItem = z.record(z.string().min(1).max(100), typed);

const fields = z.strictObject({
  sortIndex: typed,
  title: typed,
  color: typed,
  price: typed,
  memberPrice: typed,
  girocardPrice: typed,
  girocardFreeItems: typed,
  features: typed,
  subFeatures: typed,
  documents: typed,
  showTitle: z.boolean(),
  showIcon: z.boolean(),
  icon: typed,
  alwaysShowRibbon: z.boolean(),
  ribbonText: typed,
  ribbonColor: typed,
  linkText: typed,
  linkTarget: typed,
  disabledForVergleich: z.boolean(),
  elements: perItem,
  freiposten: perItem,
  produktnummer: typed,
  konditionsnummer: typed,
  girocardProduktnummer: typed,
}) satisfies z.ZodType<AccountForm>;

/** Fields of the form by the part of the account that holds their value, where the names differ. */
const fieldOfPart: Readonly<Record<string, string>> = {
  girocard: 'girocardPrice',
  calcSettings: 'elements',
  agree21: 'produktnummer',
};

/**
 * The account editor for one account; returns the account to store, or each refused field with its German message (R3
 * §5).
 */
export function accountFormSchema(base: Pick<Account, 'id' | 'calcSettings'>) {
  return fields
    .superRefine((form, context) => {
      for (const [path, message] of Object.entries(accountProblems(form))) {
        context.addIssue({ code: 'custom', path: path.split('.'), message });
      }
    })
    .transform((form, context) => {
      const stored = accountSchema.safeParse(accountOfForm(form, base));
      if (stored.success) return stored.data;
      // Only lengths can still be invalid; they are checked by the schema of every account.
      for (const { path } of stored.error.issues) {
        const part = String(path[0]);
        const field = Object.hasOwn(fieldOfPart, part) ? (fieldOfPart[part] ?? part) : part;
        context.addIssue({ code: 'custom', path: [field], message: 'Der Text ist zu lang' });
      }
      return z.NEVER;
    });
}
