import type { BookingMode } from '@kontor/domain/core-banking/booking';
import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from '@kontor/platform/http/provider-errors';
import type { BookedAccount, BookedCard, BookedParty, CoreBank, NewParty, PotentialDuplicate } from '../core-bank.js';

type Creation = 'createParty' | 'createAccount' | 'createCard';
/** silent: no effect, no answer; answer-lost: the effect without the answer; late: the effect comes after the answer was lost. */
type Fault = 'unreachable' | 'silent' | 'answer-lost' | 'late' | 'refused';

export interface FakeCoreBank extends CoreBank {
  /** Every creation that took effect, as in the core bank's ledger. */
  readonly effects: readonly { readonly kind: string; readonly reference: string; readonly data: object }[];
  /** The next creation fails, `times` times. */
  fail(creation: Creation, fault: Fault, times?: number): void;
  /** Returns this duplicate for every person whose name contains the word. */
  addDuplicate(word: string): void;
  /** Number of look-ups before a creation gets its numbers. */
  pendingLookUps: number;
}

const LATE_MS = 60;
const duplicate: PotentialDuplicate = { personnummer: '3999999905', name: 'Altbestand', birthDate: null, city: null };

/** A core bank in memory with a ledger; it recognises no repetition, and can fail before, during or after an effect. */
export function createFakeCoreBank(): FakeCoreBank {
  const effects: { kind: string; reference: string; data: object }[] = [];
  const failing = new Map<Creation, { fault: Fault; times: number }>();
  let known = '';

  const book = (kind: string, reference: string, data: object) => effects.push({ kind, reference, data });
  const create = async <T>(creation: Creation, effect: () => T): Promise<T> => {
    const planned = failing.get(creation);
    if (planned === undefined || planned.times === 0) return effect();
    planned.times -= 1;
    if (planned.fault === 'unreachable') throw new ProviderUnavailable('core-banking', 'connection');
    if (planned.fault === 'refused')
      throw new ProviderRejected('core-banking', 422, {
        code: 'rejected',
        errorMessages: ['Feld 214: Wert nicht zulässig'],
      });
    if (planned.fault === 'answer-lost') effect();
    if (planned.fault === 'late') setTimeout(effect, LATE_MS);
    throw new OutcomeUnknown('core-banking');
  };
  const number = (reference: string, kinds: readonly string[]): string | null => {
    const index = effects.findIndex((effect) => effect.reference === reference && kinds.includes(effect.kind));
    return index === -1 ? null : String(4_000_000_001 + index);
  };
  const asParty = (personnummer: string | null, mode: BookingMode): BookedParty => ({
    personnummer,
    mode,
    shortened: [],
    skipped: [],
    placeholders: [],
    validBirthday: true,
    legitimation: 'missing',
    legitimationsdatenError: null,
  });
  const asAccount = (kontonummer: string | null): BookedAccount => ({
    kontonummer,
    iban: kontonummer === null ? null : `DE00${kontonummer}`,
  });
  const asCard = (kartennummer: string | null): BookedCard => ({ kartennummer, chipkartennummer: kartennummer });
  const lookUp = <T>(found: string | null, read: (value: string | null) => T): T | null => {
    if (found === null) return null;
    if (fake.pendingLookUps > 0) {
      fake.pendingLookUps -= 1;
      return read(null);
    }
    return read(found);
  };
  const persons = ['juristic', 'natural', 'majority'];
  const modeOf = (reference: string): BookingMode => {
    const known = effects.findLast((effect) => effect.reference === reference && 'mode' in effect.data)?.data;
    return (known as NewParty | undefined)?.mode as BookingMode;
  };
  const fresh = (value: string | null) => (fake.pendingLookUps > 0 ? null : value);

  const fake: FakeCoreBank = {
    effects,
    pendingLookUps: 0,
    fail: (creation, fault, times = 1) => void failing.set(creation, { fault, times }),
    addDuplicate: (word) => {
      known = word;
    },
    findParty: async (reference) => {
      const linked = effects.find((effect) => effect.reference === reference && effect.kind === 'linked')?.data;
      if (linked !== undefined) return asParty((linked as { personnummer: string }).personnummer, 'KUNDE');
      return lookUp(number(reference, persons), (found) => asParty(found, modeOf(reference)));
    },
    createParty: (reference, party) =>
      create('createParty', () => {
        book(party.kind, reference, party);
        return asParty(fresh(number(reference, persons)), modeOf(reference));
      }),
    changeParty: async (personnummer, reference, party) => {
      book(`${party.kind}.changed`, reference, party);
      return asParty(personnummer, modeOf(reference));
    },
    linkParty: async (personnummer, reference) => {
      book('linked', reference, { mode: 'KUNDE', personnummer });
      return asParty(personnummer, 'KUNDE');
    },
    duplicatesOf: async (party: NewParty) =>
      known !== '' && `${String(party['name'])} ${String(party['lastName'])}`.includes(known) ? [duplicate] : [],
    findAccount: async (reference) => lookUp(number(reference, ['account']), asAccount),
    createAccount: (reference, account) =>
      create('createAccount', () => {
        book('account', reference, account);
        return asAccount(fresh(number(reference, ['account'])));
      }),
    findCard: async (reference) => lookUp(number(reference, ['card']), asCard),
    createCard: (reference, card) =>
      create('createCard', () => {
        book('card', reference, card);
        return asCard(fresh(number(reference, ['card'])));
      }),
  };
  return fake;
}
