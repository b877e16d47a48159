import { uploadProblem } from './file-check.js';

it.each([
  [{ name: 'vertrag.pdf', size: 67_108_864, type: 'application/pdf' }, undefined],
  [{ name: 'vertrag.pdf', size: 67_108_865, type: 'application/pdf' }, 'vertrag.pdf: Datei ist zu groß'],
  [{ name: 'vertrag.docx', size: 10, type: 'application/msword' }, 'vertrag.docx: Dateityp nicht möglich'],
  [{ name: 'leer.pdf', size: 0, type: 'application/pdf' }, 'leer.pdf: Die Datei ist leer'],
])('%j', (file, problem) => {
  if (problem === undefined) expect(uploadProblem(file)).toBeUndefined();
  else expect(uploadProblem(file)).toContain(problem);
});
