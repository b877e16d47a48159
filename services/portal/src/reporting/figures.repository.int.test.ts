import { caseIdOf } from '@kontor/domain/case/case-id';
import mongoose, { type Connection, type Model } from 'mongoose';
import { createMongoFiguresRepository, defineFiguresModel } from './figures.repository.mongo.js';
import { createFigures } from './project-figures.js';
import type { StoredFigures } from './stored-figures.js';
import { figuresRepositorySuite, figuresSample } from './testing/figures.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';
const everything = { legalForms: [], industryKeys: [] };

describe('figures on MongoDB', () => {
  let connection: Connection;
  let model: Model<StoredFigures>;

  beforeAll(async () => {
    mongoose.set('strictQuery', 'throw');
    const dbName = `kontor_test_figures_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    model = defineFiguresModel(connection);
    await model.createIndexes();
  });

  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each(figuresRepositorySuite)('$name', async ({ run }) => {
    await model.deleteMany({});
    await expect(run(createMongoFiguresRepository(model))).resolves.toBeUndefined();
  });

  it('give a report over 10,000 cases within 300 ms', async () => {
    await model.deleteMany({});
    const statuses = [110, 210, 220, 310, 430, 216];
    const all = Array.from({ length: 10_000 }, (_, n) => ({
      ...figuresSample,
      _id: caseIdOf(String(n + 1)),
      d: figuresSample.d - (n % 400),
      s: statuses[n % statuses.length] ?? 0,
    }));
    for (let at = 0; at < all.length; at += 1000) await model.insertMany(all.slice(at, at + 1000));
    const cases = { after: async () => [] };
    const now = () => Date.UTC(2026, 1, 1);
    const figures = createFigures({ repository: createMongoFiguresRepository(model), cases, now });
    const { numberOfIdentificationsPerStatus: rows } = await figures.report(everything);
    expect(rows.reduce((sum, row) => sum + row.numberOfIdentifications, 0)).toBe(10_000);
    const took: number[] = [];
    for (let run = 0; run < 5; run++) {
      const start = performance.now();
      await figures.report(everything);
      took.push(performance.now() - start);
    }
    expect(Math.min(...took)).toBeLessThanOrEqual(300);
  });
});
