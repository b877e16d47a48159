import { MongoClient } from 'mongodb';
import { addresses } from '../support/addresses.js';

interface StoredSetting {
  readonly _id: string;
  readonly json: string;
}

/** Changes a stored setting of the bank; the portal reads it when it starts again. */
export async function storeSetting(name: string, value: unknown): Promise<void> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  try {
    const settings = client.db('kontor_portal').collection<StoredSetting>('settings');
    await settings.updateOne({ _id: name }, { $set: { json: JSON.stringify(value) } });
  } finally {
    await client.close();
  }
}
