const annotation = '> TSTypeAnnotation > :matches(TSStringKeyword, TSUnionType:has(> TSStringKeyword))';

const places = [
  `Identifier[name='caseId'] ${annotation}`,
  `TSPropertySignature[key.name='caseId'] ${annotation}`,
  `PropertyDefinition[key.name='caseId'] ${annotation}`,
];

/** Where the id of a case is typed as a plain text: it is parsed once, where it arrives. */
export const plainCaseIds = places.map((selector) => ({
  selector,
  message: 'Use CaseId of @kontor/domain/case/case-id, and parse the text where it arrives.',
}));
