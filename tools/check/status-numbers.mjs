/** Numbers that mean nothing but a status of a case where they are in a list or are chosen. */
const unmistakable = '(1[13]0|21[03468]|220|2[346]0|2[45]5|305|31[05]|3[345]0|4[2345]0)';
/** All statuses but 0; 410 and 425 are answers of HTTP too. */
const besideHttp = '(1[123]0|21[03468]|220|2[3456]0|2[45]5|305|31[05]|3[2345]0|4[2345]0|900)';
const all = '([234]00|1[123]0|21[03468]|220|2[3456]0|2[45]5|305|31[05]|3[2345]0|410|4[2345]0|425|900)';
const compares = 'BinaryExpression[operator=/^([=!]==|[<>]=?)$/]';

/** @param {string} names @param {string} numbers */
const comparison = (names, numbers) =>
  `${compares}:has(> :matches(Identifier[name=${names}], MemberExpression[property.name=${names}])) > Literal[raw=/^${numbers}$/]`;

const comparisons = [
  comparison('/(^status|^code|Status)$/', besideHttp),
  comparison('/mainStatus$/i', all),
  `${compares}[left.argument.callee.property.name=/^(status|mainStatus)$/] > Literal[raw=/^${all}$/]`,
];

const places = [
  ...comparisons,
  `ArrayExpression > Literal[raw=/^${unmistakable}$/]`,
  `ConditionalExpression > Literal[raw=/^${unmistakable}$/]`,
  `VariableDeclarator[id.name=/status|opened|expired/i] > Literal[raw=/^${besideHttp}$/]`,
  `Property[key.name=/status$/i] > Literal[raw=/^${besideHttp}$/]`,
];

/** The class of an answer of HTTP, which a test asks for by name. */
const answerClass = `BinaryExpression[operator=/^[<>]=?$/]:has(> MemberExpression[property.name='status']) > Literal[raw='300']`;

/** The same in tests: their tables of expected statuses are numbers, written by hand; only what they decide by is named. */
export const comparedStatusNumbers = [
  ...comparisons.map((selector) => ({
    selector,
    message: 'Name the status (caseStatus.onHold, in black-box tests statusNamed).',
  })),
  { selector: answerClass, message: 'Ask isRefused.' },
];

/** Where a status of a case is written as a number; the table of statuses and keys of tables by status are none. */
export const statusNumbers = places.map((selector) => ({
  selector,
  message: 'Name the status (caseStatus.onHold), or ask the domain (isOfClass, isFormOpen, …).',
}));
