/** Syllables of generated company names; no names of real companies. */
// prettier-ignore
export const NAME_STARTS = [
  'Nor', 'Vel', 'Tav', 'Bris', 'Ostr', 'Lum', 'Kral', 'Fenn', 'Grim', 'Halv', 'Jar', 'Kö', 'Lür', 'Mör', 'Ner', 'Pell', 'Quer', 'Rös', 'Sund', 'Trüb',
  'Ulm', 'Wend', 'Zar', 'Brä', 'Dün', 'Elv', 'Föhr', 'Gäl', 'Hül', 'Imb',
];
// prettier-ignore
export const NAME_MIDDLES = ['a', 'e', 'i', 'o', 'u', 'ani', 'oli', 'eru', 'avo', 'ilo', 'umo', 'ära', 'öni', 'üle', 'esti', 'ando', 'ori', 'ula', 'ena', 'ivo'];
// prettier-ignore
export const NAME_ENDS = ['mar', 'vik', 'dor', 'nox', 'tan', 'lith', 'gard', 'sen', 'bran', 'vex', 'rund', 'kell', 'tor', 'wan', 'lund', 'zin', 'fels', 'mond'];

/** What a company does, with its industry key. */
// prettier-ignore
export const TRADES: readonly (readonly [name: string, industryKey: string])[] = [
  ['Maschinenbau', 'C28'], ['Gerätebau', 'C28'], ['Möbelwerk', 'C31'], ['Metallbau', 'C25'], ['Feinwerk', 'C26'], ['Bürotechnik', 'G46'],
  ['Großhandel', 'G46'], ['Gebäudetechnik', 'F43'], ['Straßenbau', 'F42'], ['Holzbau', 'F41'], ['Saatgut', 'A01'], ['Gärtnerei', 'A01'],
  ['Energie', 'D35'], ['Logistik', 'H49'], ['Software', 'J62'], ['Beratung', 'M70'], ['Gastronomie', 'I56'], ['Bäckerei', 'C10'],
  ['Druckwerk', 'C18'], ['Immobilien', 'L68'], ['Pflegedienst', 'Q88'], ['Medien', 'J59'],
];

/** City, postal code, register court. */
// prettier-ignore
export const PLACES: readonly (readonly [city: string, postalCode: string, court: string])[] = [
  ['Berlin', '10115', 'Charlottenburg (Berlin)'], ['Hamburg', '22085', 'Hamburg'], ['München', '80331', 'München'], ['Köln', '50667', 'Köln'],
  ['Frankfurt am Main', '60311', 'Frankfurt am Main'], ['Stuttgart', '70173', 'Stuttgart'], ['Düsseldorf', '40213', 'Düsseldorf'],
  ['Leipzig', '04109', 'Leipzig'], ['Dortmund', '44135', 'Dortmund'], ['Essen', '45127', 'Essen'], ['Bremen', '28195', 'Bremen'],
  ['Dresden', '01067', 'Dresden'], ['Hannover', '30159', 'Hannover'], ['Nürnberg', '90402', 'Nürnberg'], ['Duisburg', '47051', 'Duisburg'],
  ['Bochum', '44787', 'Bochum'], ['Wuppertal', '42103', 'Wuppertal'], ['Bielefeld', '33602', 'Bielefeld'], ['Bonn', '53111', 'Bonn'],
  ['Münster', '48143', 'Münster'], ['Karlsruhe', '76133', 'Mannheim'], ['Mannheim', '68159', 'Mannheim'], ['Augsburg', '86150', 'Augsburg'],
  ['Wiesbaden', '65183', 'Wiesbaden'], ['Mönchengladbach', '41061', 'Mönchengladbach'], ['Gelsenkirchen', '45879', 'Gelsenkirchen'],
  ['Braunschweig', '38100', 'Braunschweig'], ['Aachen', '52062', 'Aachen'], ['Kiel', '24103', 'Kiel'], ['Chemnitz', '09111', 'Chemnitz'],
  ['Magdeburg', '39104', 'Stendal'], ['Freiburg im Breisgau', '79098', 'Freiburg'], ['Krefeld', '47798', 'Krefeld'], ['Mainz', '55116', 'Mainz'],
  ['Lübeck', '23552', 'Lübeck'], ['Erfurt', '99084', 'Jena'], ['Rostock', '18055', 'Rostock'], ['Kassel', '34117', 'Kassel'],
  ['Saarbrücken', '66111', 'Saarbrücken'], ['Potsdam', '14467', 'Potsdam'], ['Würzburg', '97070', 'Würzburg'], ['Göttingen', '37073', 'Göttingen'],
];

// prettier-ignore
export const STREETS = [
  'Lindenweg', 'Kranichweg', 'Ziegelgasse', 'Amselsteig', 'Hafenbogen', 'Mühlenkamp', 'Schlüsselgasse', 'Weidenallee', 'Töpferstraße', 'Am Brückentor',
  'Nelkenring', 'Birkenhof', 'Färbergraben', 'Kupferstraße', 'Gerberplatz', 'Rosengärten', 'Uhlandstraße', 'Sägewerkstraße', 'Buchenstieg', 'Marktbreite',
];

// prettier-ignore
export const FIRST_NAMES: Record<'MR' | 'MS', readonly string[]> = {
  MS: ['Marlene', 'Henrike', 'Frieda', 'Käthe', 'Nele', 'Sabine', 'Jördis', 'Ayşe', 'Katarzyna', 'Birte', 'Dörte', 'Elif', 'Gönül', 'Ilka', 'Maike', 'Svenja', 'Tomke', 'Ulrike', 'Wiebke', 'Zoé'],
  MR: ['Jonas', 'Malte', 'Torben', 'Emil', 'Ole', 'Björn', 'Jürgen', 'Cem', 'Piotr', 'Hauke', 'Götz', 'Ilyas', 'Klaas', 'Lennart', 'Matthäus', 'Ruben', 'Sönke', 'Tjark', 'Volkmar', 'Yannik'],
};

// prettier-ignore
export const LAST_NAMES = [
  'Osterkamp', 'Wiebeck', 'Dornbach', 'Grünwald', 'Ahrenholt', 'Kessling', 'Lindqvist', 'Tannhoff', 'Falkenrath', 'Brückner-Voss', 'Küsterling', 'Möllenbeck',
  'Rabenau', 'Schönefeldt', 'Uhlenbrock', 'Wüstemann', 'Zehrenfeld', 'Großheim', 'Yılmazer', 'Nowakiewicz', 'Hüttenrauch', 'Eschwege', 'Immenhof', 'Jaspersen',
  'Quellmalz', 'Pöhlmann', 'von der Aue', 'Sturmfels', 'Thießen', 'Vierkant',
];
