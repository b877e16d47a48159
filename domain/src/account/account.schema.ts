import * as z from 'zod';
import { translated } from '../translated/translated.schema.js';
import { type Account, type CalculatorItem } from './account.js';

const cents = z.int().min(0).max(100_000_000);
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Farbe als #RRGGBB erforderlich');
const address = z.string().max(2000);
const perItem = z.record(z.string().min(1).max(100), z.int().min(0).max(100_000_000));
// Addresses become links of the customer's page, so only the web's schemes are allowed.
const link = address.refine(
  (value) => value === '' || /^(?:https?:\/\/|\/(?!\/))/i.test(value),
  'Webadresse erforderlich',
);

const subFeatureSchema = z.strictObject({
  topic: z.string().max(200),
  en: translated({ topic: z.string().max(200) }),
  highlighted: z.boolean(),
  variant: z.string().max(100).optional(),
  elements: z
    .array(
      z.strictObject({
        title: z.string().max(300),
        price: z.string().max(100).optional(),
        note: z.string().max(500).optional(),
        en: translated({ title: z.string().max(300), price: z.string().max(100), note: z.string().max(500) }),
      }),
    )
    .max(100),
});

const productsSchema = z.strictObject({
  produktnummer: z
    .string()
    .regex(/^(?:.{8})?$/, 'Genau 8 Zeichen erforderlich')
    .optional(),
  konditionsnummer: z.string().max(3, 'Maximal 3 Zeichen möglich').optional(),
  girocardProduktnummer: z.string().max(3, 'Maximal 3 Zeichen möglich').optional(),
});

/** One account package with its limits: id 1–9999, sort index 0–9999, whole cents from 0 (R3 §5 "Account"). */
export const accountSchema = z.strictObject({
  id: z.int().min(1).max(9999),
  sortIndex: z.int().min(0).max(9999),
  title: z.string().trim().min(1).max(200),
  color: colour.default('#0066B3'),
  price: cents,
  memberPrice: cents.optional(),
  girocard: z.strictObject({ price: cents, freeItems: z.int().min(0).max(9999) }),
  features: z.array(z.string().max(500)).max(100).default([]),
  subFeatures: z.array(subFeatureSchema).max(100).default([]),
  documents: z
    .array(
      z.strictObject({ title: z.string().max(300), filepath: link, en: translated({ title: z.string().max(300) }) }),
    )
    .max(100)
    .default([]),
  showTitle: z.boolean().default(true),
  showIcon: z.boolean().default(false),
  icon: link.optional(),
  alwaysShowRibbon: z.boolean().default(false),
  ribbonText: z.string().max(100).default('Empfehlung'),
  ribbonColor: colour.default('#002D67'),
  linkText: z.string().max(200).optional(),
  linkTarget: link.optional(),
  disabledForVergleich: z.boolean().default(false),
  calcSettings: z.strictObject({
    grundpreis: cents,
    elements: perItem.default({}),
    freiposten: perItem.default({}),
    summeFix: z.int().min(-100_000_000).max(100_000_000).default(0),
  }),
  agree21: productsSchema.optional(),
  en: translated({
    title: z.string().trim().max(200),
    features: z.array(z.string().max(500)).max(100),
    ribbonText: z.string().max(100),
    linkText: z.string().max(200),
  }),
}) satisfies z.ZodType<Account>;

/** One slider of the calculator; defaults 0 to 100 by 1 (R3 §5 "Slider items"). */
export const calculatorItemSchema = z
  .strictObject({
    identifier: z.string().min(1).max(100),
    title: z.string().min(1).max(200),
    minValue: z.int().min(0).default(0),
    maxValue: z.int().min(0).default(100),
    step: z.int().min(1).default(1),
    value: z.int().min(0).default(0),
    tooltip: z.string().max(1000).optional(),
    en: translated({ title: z.string().max(200), tooltip: z.string().max(1000) }),
    sortIndex: z.int().min(0).default(0),
  })
  .refine(
    (item) => item.minValue <= item.maxValue,
    'Der kleinste Wert liegt über dem größten',
  ) satisfies z.ZodType<CalculatorItem>;
