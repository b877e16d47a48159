import { ZodError } from 'zod';
import { queryOf } from './case-query.js';
import { parseCountsQuery, parseExport, parseListQuery } from './list-query.js';

const hash = (purpose: string, value: string): string => `${purpose}:${value}`;
const openStatuses = [130, 210];
const basis = { hash, openStatuses, stalledBefore: 1000, now: 2000, accountId: 'me' };
/** Hashes of the 3-letter sequences of words. */
const parts = (...words: readonly string[]) => [
  ...new Set(
    words.flatMap((word) => [...word].slice(2).map((_, at) => `sequence:${word.slice(at, at + 3)}`.slice(0, 11))),
  ),
];
/** Hashes of the beginnings of words of sealed names. */
const sealed = (...hashes: readonly string[]) => ({ searchHashes: hashes.map((hash) => hash.slice(0, 11)) });
const newest = { field: 'createdAt', descending: true };

describe('list query', () => {
  it('has the defaults of the back office', () => {
    expect(parseListQuery({})).toEqual({
      statuses: null,
      search: '',
      unrevisedOnly: false,
      attentionOnly: false,
      queueOnly: false,
      mineOnly: false,
      asideOnly: false,
      ids: null,
      sort: newest,
      skip: 0,
      limit: 25,
    });
  });

  it.each([
    [
      { page: '3', 'items-per-page': '10' },
      { skip: 20, limit: 10 },
    ],
    [{ 'status-filter': '213,214' }, { statuses: [213, 214] }],
    [{ 'status-filter': ['213', '214'] }, { statuses: [213, 214] }],
    [{ 'status-filter': '' }, { statuses: null }],
    [{ 'search-filter': '  Nordlumar ' }, { search: 'Nordlumar' }],
    [{ 'new-message-filter': '1' }, { unrevisedOnly: true }],
    [{ 'new-message-filter': '0' }, { unrevisedOnly: false }],
    [{ 'attention-filter': '1' }, { attentionOnly: true }],
    [{ filter: '{"needsAttention":true}' }, { attentionOnly: true }],
    [{ 'queue-filter': '1' }, { queueOnly: true, mineOnly: false }],
    [{ filter: '{"mine":true}' }, { queueOnly: false, mineOnly: true }],
    [{ sort: '["waitingSince","ASC"]' }, { sort: { field: 'waitingSince', descending: false } }],
    [{ sort: '["businessName","ASC"]' }, { sort: { field: 'nameSort', descending: false }, skip: 0, limit: 25 }],
    [{ range: '[50,74]' }, { skip: 50, limit: 25 }],
    [
      { filter: '{"q":"x","bgoMainStatus":213,"hasUnrevisedMessages":true}' },
      { search: 'x', statuses: [213], unrevisedOnly: true },
    ],
    [{ filter: '{"bgoMainStatus":[213,214]}' }, { statuses: [213, 214] }],
    [{ filter: '{"id":[1001,"1002"]}' }, { ids: ['1001', '1002'] }],
  ])('parses %j', (query, expected) => {
    expect(parseListQuery(query)).toMatchObject(expected);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: 'x' },
    { page: '9999', 'items-per-page': '100' },
    { 'items-per-page': '101' },
    { 'items-per-page': '0' },
    { 'status-filter': '999' },
    { 'status-filter': 'DROP' },
    { 'new-message-filter': 'yes' },
    { 'attention-filter': 'yes' },
    { 'search-filter': 'x'.repeat(201) },
    { 'search-filter': { $ne: '' } },
    { unknown: '1' },
    { sort: '["companyName","ASC"]' },
    { sort: '["__proto__","ASC"]' },
    { sort: 'recordCreatedAt' },
    { range: '[0,100]' },
    { range: '[5,4]' },
    { range: '[-1,4]' },
    { filter: '{"$where":"1"}' },
    { filter: '{"bgoMainStatus":"x"}' },
    { filter: 'x' },
    { sort: '["id","ASC"]', page: '1' },
  ])('refuses %j', (query) => {
    expect(() => parseListQuery(query)).toThrow(ZodError);
  });

  it.each([
    ['', undefined],
    ['#1001', [{ id: '1001' }, { nameWords: ['1001'] }, sealed('company:1001')]],
    ['1001', [{ id: '1001' }, { nameWords: ['1001'] }, sealed('company:1001')]],
    ['Paula@Example.TEST', [{ emailHash: 'email:paula@example.test' }]],
    [
      'Grünwald',
      [
        { nameWords: ['gruenwald'] },
        sealed(...parts('gruenwald'), 'company:gruenwal'),
        { nameHashes: ['name:gruenwal'] },
        { searchHashes: parts('gruenwald') },
      ],
    ],
    [
      'Marlene Osterkamp',
      [
        { nameWords: ['marlene', 'osterkamp'] },
        sealed(...parts('osterkamp'), 'company:osterkam', 'company:marlene'),
        { nameHashes: ['name:marlene', 'name:osterkam'] },
        { searchHashes: parts('marlene', 'osterkamp') },
      ],
    ],
    [
      'Müller AG',
      [
        { nameWords: ['mueller', 'ag'] },
        sealed('company:mueller', 'company:ag'),
        { nameHashes: ['name:mueller', 'name:ag'] },
      ],
    ],
    ['x', [{ nameWords: ['x'] }, sealed('company:x')]],
    ['!!', []],
  ])('searches %j', (text, anyOf) => {
    expect(queryOf(parseListQuery({ 'search-filter': text }), basis).anyOf).toEqual(anyOf);
  });

  it.each([
    ['DE82 9001 0000 1000 0001 01', [{ accountHash: 'account:DE82900100001000000101' }]],
    ['de82900100001000000101', [{ accountHash: 'account:DE82900100001000000101' }]],
    ['10000001', [{ accountHash: 'account:10000001' }, { searchHashes: ['phone:+4910'] }]],
    ['0151 23456789', [{ accountHash: 'account:015123456789' }, { searchHashes: ['phone:+4915'] }]],
    ['+49 (151) 234-567-89', [{ searchHashes: ['phone:+4915'] }]],
    ['12.3.1980', [{ searchHashes: ['birthday:19'] }]],
    ['1980-03-12', [{ searchHashes: ['birthday:19'] }]],
    ['31.02.1980', []],
  ])('searches an account, a telephone, a day of birth: %s', (text, meant) => {
    const { anyOf = [] } = queryOf(parseListQuery({ 'search-filter': text }), basis);
    expect(anyOf.slice(anyOf.length - meant.length)).toEqual(meant);
    expect(JSON.stringify(anyOf)).toMatch(meant.length === 0 ? /^(?!.*birthday)/ : /account|phone|birthday/);
  });

  it('shows of the own cases those that are not over, and searches in all of them', () => {
    const openNow = queryOf(parseListQuery({ 'mine-filter': '1' }), { ...basis, openStatuses: [310, 410, 430, 450] });
    expect(openNow.statuses).toEqual([310, 410]);
    const searched = { 'mine-filter': '1', 'search-filter': 'nord' };
    expect(queryOf(parseListQuery(searched), { ...basis, openStatuses: [410, 430] }).statuses).toEqual([410, 430]);
  });

  it('takes the columns that the list shows, and refuses unknown ones', () => {
    expect(parseExport({ columns: ['businessName', 'nextStep'] }).columns).toEqual(['businessName', 'nextStep']);
    expect(parseExport({}).columns).toBeUndefined();
    for (const columns of [[], ['x'], 'businessName']) expect(() => parseExport({ columns })).toThrow(ZodError);
  });

  it('excludes closed cases by default', () => {
    expect(queryOf(parseListQuery({}), basis).statuses).toEqual(openStatuses);
    expect(queryOf(parseListQuery({ 'status-filter': '900' }), basis).statuses).toEqual([900]);
    expect(queryOf(parseListQuery({ filter: '{"id":["1001"]}' }), basis).statuses).toBeUndefined();
  });

  it('asks for attention with the time before which a case is stalled', () => {
    expect(queryOf(parseListQuery({ 'attention-filter': '1' }), basis).attentionBefore).toBe(1000);
    expect(queryOf(parseListQuery({}), basis).attentionBefore).toBeUndefined();
  });

  it.each([
    ['HRB 12345', [['HRB 12345']]],
    ['hrb12345', [['HRB 12345']]],
    ['Amtsgericht Bremen HRB 12345', [['HRB 12345', 'bremen']]],
    ['HRB 12345 B', [['HRB 12345'], ['HRB 12345 B']]],
    ['HRB 12345 Ulm', [['HRB 12345', 'ulm'], ['HRB 12345 ULM']]],
  ])('searches the register entry "%s"', (text, meant) => {
    const long = (purpose: string, value: string): string =>
      `${purpose === 'registerNumber' ? '' : '3'}${value}------------`;
    const { anyOf = [] } = queryOf(parseListQuery({ 'search-filter': text }), { ...basis, hash: long });
    const found = anyOf
      .flatMap(({ searchHashes }) => (searchHashes === undefined ? [] : [searchHashes]))
      .slice(1, 1 + meant.length);
    const expected = meant.map(([number = '', court]) => [
      `${number}------------`.slice(0, 11),
      ...(court === undefined ? [] : [...court].slice(2).map((_, at) => `3${court.slice(at, at + 3)}-------`)),
    ]);
    expect(found).toEqual(expected);
  });

  it('limits a queue to the bank’s turn, and a search goes beyond it', () => {
    expect(queryOf(parseListQuery({ 'queue-filter': '1' }), basis)).toMatchObject({ inQueueAt: 2000 });
    const searched = queryOf(parseListQuery({ 'queue-filter': '1', 'search-filter': 'nord' }), basis);
    expect(searched.inQueueAt).toBeUndefined();
    expect(queryOf(parseListQuery({ 'mine-filter': '1' }), basis)).toMatchObject({ owner: 'me' });
  });

  it('counts up to twelve filters', () => {
    expect(parseCountsQuery({ filters: '[{"queue":true},{}]' })).toMatchObject([
      { queueOnly: true },
      { queueOnly: false },
    ]);
    for (const filters of ['[]', '{}', 'x', '[{"$where":1}]', JSON.stringify(Array.from({ length: 13 }, () => ({})))])
      expect(() => parseCountsQuery({ filters })).toThrow(ZodError);
    expect(() => parseCountsQuery({})).toThrow(ZodError);
  });
});

it.each(['7', '12345', '#1001'])(
  'takes up to five digits, as %s, for the number of a case or a word of a company',
  (search) => {
    const number = search.replace('#', '');
    const { anyOf } = queryOf(parseListQuery({ 'search-filter': search }), basis);
    expect(anyOf).toEqual([{ id: number }, { nameWords: [number] }, sealed(`company:${number}`)]);
  },
);
