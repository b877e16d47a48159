/** Where a text stops being JSON, and why, in German. */
export interface JsonFault {
  /** Characters before it. */
  readonly offset: number;
  readonly reason: string;
}

/** The rest of a text that is read from `at`; every reader returns the position behind what it has read. */
type Reader = (text: string, at: number) => number;

/** Ends the reading at the first fault. */
class Faulty extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.reason);
  }
}

const patterns = {
  space: /[ \t\n\r]*/y,
  // All characters from the space on but quotes and backslashes, and the escapes.
  string: /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*/y,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  numberLike: /[-+.\d][-+.\w]*/y,
  word: /[A-Za-zÀ-ÿ_$][\wÀ-ÿ$]*/y,
};

/**
 * The first fault of a text, undefined when it is JSON. The browser's own message has a position in some browsers only,
 * and none in German.
 */
export function faultOf(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return readFault(text) ?? { offset: 0, reason: 'Der Text ist kein gültiges JSON.' };
  }
}

function readFault(text: string): JsonFault | undefined {
  try {
    const end = readValue(text, skipSpace(text, 0));
    const rest = skipSpace(text, end);
    return rest === text.length ? undefined : { offset: rest, reason: restReason(text, rest) };
  } catch (error) {
    return error instanceof Faulty ? error.fault : undefined;
  }
}

function restReason(text: string, at: number): string {
  return isComment(text, at) ? noComments : 'Nach dem Wert darf nichts mehr stehen.';
}

const noComments = 'JSON kennt keine Kommentare.';

const isComment = (text: string, at: number): boolean => /^\/[/*]/.test(text.slice(at, at + 2));

/** The position behind a pattern; the same one when it does not match. */
function behind(name: keyof typeof patterns, text: string, at: number): number {
  const pattern = patterns[name];
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

const skipSpace: Reader = (text, at) => behind('space', text, at);

function refuse(text: string, at: number, expected: string): never {
  if (at >= text.length) throw new Faulty({ offset: text.length, reason: `Der Text endet zu früh. ${expected}` });
  if (isComment(text, at)) throw new Faulty({ offset: at, reason: noComments });
  const quotes = /['‘’„“”`]/.test(text.charAt(at)) ? ' Erlaubt sind nur die geraden Anführungszeichen ".' : '';
  throw new Faulty({ offset: at, reason: `${expected}${quotes}` });
}

const readValue: Reader = (text, at) => {
  const first = text.charAt(at);
  if (first === '{') return readParts(text, at, { close: '}', readPart: readField });
  if (first === '[') return readParts(text, at, { close: ']', readPart: readValue });
  if (first === '"') return readString(text, at);
  if (/[-+.\d]/.test(first)) return readNumber(text, at);
  return readWord(text, at);
};

interface Parts {
  readonly close: '}' | ']';
  readonly readPart: Reader;
}

function readParts(text: string, start: number, { close, readPart }: Parts): number {
  let at = skipSpace(text, start + 1);
  if (text.charAt(at) === close) return at + 1;
  for (;;) {
    at = skipSpace(text, readPart(text, at));
    if (text.charAt(at) === close) return at + 1;
    if (text.charAt(at) !== ',') refuse(text, at, `Hier fehlt ein Komma oder „${close}“.`);
    const comma = at;
    at = skipSpace(text, at + 1);
    if (text.charAt(at) === close) throw new Faulty({ offset: comma, reason: `Vor „${close}“ steht kein Komma.` });
  }
}

const readField: Reader = (text, at) => {
  if (text.charAt(at) !== '"') refuse(text, at, 'Hier fehlt der Name eines Felds in Anführungszeichen.');
  const colon = skipSpace(text, readString(text, at));
  if (text.charAt(colon) !== ':') refuse(text, colon, 'Nach dem Namen eines Felds fehlt ein Doppelpunkt.');
  return readValue(text, skipSpace(text, colon + 1));
};

const readString: Reader = (text, at) => {
  const end = behind('string', text, at);
  if (text.charAt(end) === '"') return end + 1;
  if (text.charAt(end) === '\\' && end + 1 < text.length)
    throw new Faulty({ offset: end, reason: 'Nach „\\“ steht hier kein erlaubtes Zeichen.' });
  throw new Faulty({ offset: at, reason: 'Dieser Text hat am Ende der Zeile kein Anführungszeichen.' });
};

const readNumber: Reader = (text, at) => {
  const end = behind('number', text, at);
  if (end > at && end === behind('numberLike', text, at)) return end;
  throw new Faulty({ offset: at, reason: 'Diese Zahl ist nicht gültig.' });
};

const readWord: Reader = (text, at) => {
  const end = behind('word', text, at);
  const word = text.slice(at, end);
  if (['true', 'false', 'null'].includes(word)) return end;
  if (word !== '')
    throw new Faulty({ offset: at, reason: `„${word}“ ist kein Wert. Texte stehen in Anführungszeichen.` });
  return refuse(text, at, 'Hier fehlt ein Wert.');
};

/** Line and column of a position, both from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** A fault as a sentence that starts with its place. */
export function faultText(text: string, { offset, reason }: JsonFault): string {
  const { line, column } = placeIn(text, offset);
  return `Zeile ${line}, Spalte ${column}: ${reason}`;
}
