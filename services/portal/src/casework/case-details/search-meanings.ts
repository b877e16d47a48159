import { caseIdOf, isCaseNumberOnly } from '@kontor/domain/case/case-id';
import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { isPlausiblePhone } from '@kontor/domain/person/phone';
import { normaliseEmail } from '@kontor/domain/person/email';
import {
  accountHash,
  birthdayHash,
  type CaseMatch,
  courtWords,
  nameHash,
  phoneHash,
  registerNumberHash,
  sealedWordHashes,
  type SearchHash,
  searchWords,
  sequenceHashes,
} from '../../case/case-record/case-record.module.js';

const maxWords = 8;
/** A shorter word has no sequence of three characters. */
const shortestPart = 3;
const registerNumber = /\b(HRA|HRB|GnR|PR|VR|GsR)\s*(\d{1,10})\b/i;
/** What some courts add to a number, as in "HRB 12345 B". */
const suffix = /^[a-z]{1,4}$/;

/**
 * What a typed search may mean: a number, an e-mail address, a register entry, words of names, parts of words, an account,
 * a telephone number, a day of birth.
 */
export function meaningsOf(text: string, hash: SearchHash): readonly CaseMatch[] {
  const number = /^#?\s*(\d{1,12})$/.exec(text)?.[1];
  if (text.includes('@')) return [{ emailHash: hash('email', normaliseEmail(text)) }];
  const words = searchWords(text).slice(0, maxWords);
  const hashes = words.map((word) => nameHash(hash, word));
  const isName = hashes.length > 0 && hashes.every((one) => one !== null);
  return [
    ...(number === undefined ? [] : [{ id: caseIdOf(number) }]),
    ...(words.length === 0 ? [] : [{ nameWords: words }, { searchHashes: sealedWordHashes(hash, words) }]),
    ...(isName && number === undefined ? [{ nameHashes: hashes }] : []),
    ...(number === undefined ? [...registerMeanings(text, hash), ...partMeanings(words, hash)] : []),
    ...(isCaseNumberOnly(text) ? [] : numberMeanings(text, hash)),
  ];
}

/** An IBAN or the number of an account, however they are grouped. */
const account = /^(?:[a-z]{2}\s*\d{2}[\sa-z\d]{11,40}|\d[\s\d]{7,14})$/i;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** What is found only whole: an account, a telephone number, a day of birth. */
function numberMeanings(text: string, hash: SearchHash): readonly CaseMatch[] {
  const day = isoDay.test(text) && isCalendarDate(text) ? text : parseGermanDate(text);
  if (day !== undefined) return [{ searchHashes: [birthdayHash(hash, day)] }];
  return [
    ...(account.test(text) ? [{ accountHash: accountHash(hash, text) }] : []),
    ...(isPlausiblePhone(text) ? [{ searchHashes: [phoneHash(hash, text)] }] : []),
  ];
}

function partMeanings(words: readonly string[], hash: SearchHash): readonly CaseMatch[] {
  if (words.length === 0 || words.some((word) => word.length < shortestPart)) return [];
  return [{ searchHashes: partsOf(words, hash) }];
}

function partsOf(words: readonly string[], hash: SearchHash): readonly string[] {
  return [...new Set(words.flatMap((word) => sequenceHashes(hash, word)))];
}

/** A short word after the number may be its suffix or the court. */
function registerMeanings(text: string, hash: SearchHash): readonly CaseMatch[] {
  const found = registerNumber.exec(text);
  if (found === null) return [];
  const [entry, register = '', digits = ''] = found;
  const bare = `${register} ${digits}`;
  const rest = courtWords(text.replace(entry, ' ')).slice(0, maxWords);
  const [first = '', ...others] = rest;
  const meant = (entryNumber: string, court: readonly string[]): CaseMatch => ({
    searchHashes: [registerNumberHash(hash, entryNumber), ...partsOf(court, hash)],
  });
  return [meant(bare, rest), ...(suffix.test(first) ? [meant(`${bare} ${first}`, others)] : [])];
}
