import mongoose, { type Connection, type Model } from 'mongoose';
import { createMongoFiguresRepository, defineFiguresModel } from './figures.repository.mongo.js';
import type { StoredFigures } from './stored-figures.js';
import { figuresRepositorySuite } from './testing/figures.repository.suite.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';

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
});
