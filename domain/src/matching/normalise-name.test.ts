import { normaliseName } from './normalise-name.js';

describe('academic titles', () => {
  it.each(['Dr.', 'Prof.', 'Dipl.', 'Mag.', 'MBA', 'MSc', 'BSc', 'LLM'])('%s is no name', (title) => {
    expect(normaliseName(`${title} Anna Kaya`)).toBe('anna kaya');
    expect(normaliseName(`Anna Kaya, ${title}`)).toBe('anna kaya');
  });

  it.each([
    ['Dr. med. dent. Anna Kaya', 'anna kaya'],
    ['Dr. med. vet. Anna Kaya', 'anna kaya'],
    ['Dr. jur. Anna Kaya', 'anna kaya'],
    ['Dr. iur. Anna Kaya', 'anna kaya'],
    ['Dr. rer. nat. Anna Kaya', 'anna kaya'],
    ['Dr. rer. pol. Anna Kaya', 'anna kaya'],
    ['Dr. oec. Anna Kaya', 'anna kaya'],
    ['Dr. phil. habil. Anna Kaya', 'anna kaya'],
    ['Dr. theol. Anna Kaya', 'anna kaya'],
    ['Dr.-Ing. Anna Kaya', 'anna kaya'],
    ['Dipl.-Kfm. Jörg Müller', 'joerg mueller'],
    ['Dipl.-Kffr. Anna Kaya', 'anna kaya'],
    ['Dr. hc Anna Kaya', 'anna kaya'],
    ['Dr. h. c. mult. Anna Kaya', 'anna kaya'],
  ])('%s is %s', (name, plain) => {
    expect(normaliseName(name)).toBe(plain);
  });

  it.each([
    ['Phil Collins', 'phil collins'],
    ['Anna C. Vet', 'anna c vet'],
    ['Prof. Dr.', 'prof dr'],
    ['Dr. Phil', 'dr phil'],
  ])('%s is kept', (name, plain) => {
    expect(normaliseName(name)).toBe(plain);
  });
});

describe('letters', () => {
  it.each([
    ['äöüß', 'aeoeuess'],
    ['ÄÖÜẞ', 'aeoeuess'],
    ['Bjørn Ærø', 'bjoern aeroe'],
    ['Wałęsa', 'walesa'],
    ['Yıldız', 'yildiz'],
    ['Gäßner-Äöü ßß', 'gaessner aeoeue ssss'],
    ['Ærøæø łł ıı', 'aeroeaeoe ll ii'],
    ['  Anne--Marie  ', 'anne marie'],
    ['Renée Núñez', 'renee nunez'],
    ['Karl 2.', 'karl 2'],
  ])('%s is %s', (name, plain) => {
    expect(normaliseName(name)).toBe(plain);
  });
});
