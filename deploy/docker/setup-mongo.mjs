import { readFileSync } from 'node:fs';
import { MongoClient, MongoServerError } from 'mongodb';
import { runCommand } from '../local/command-line/command.mjs';
import { environment } from '../local/command-line/environment.mjs';
import { UserError } from '../local/command-line/user-error.mjs';
import { print } from '../local/command-line/progress.mjs';
import { mongoUriName, mongoUsers } from './container-secrets.mjs';

const help = `
Usage: node deploy/docker/setup-mongo.mjs

Makes a fresh mongod the one member of its replica set, sets majority writes as its default, and gives every process a
user that may write its own databases only. Repeatable; a changed password of a secret is taken over.

Environment: MONGO_HOST (mongo:27017), MONGO_SECRETS (/run/secrets)
`;

/**
 * @param {import('mongodb').Db} admin
 * @param {string} host
 */
async function initiate(admin, host) {
  try {
    await admin.command({ replSetInitiate: { _id: 'kontor', members: [{ _id: 0, host }] } });
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.codeName !== 'AlreadyInitialized') throw error;
  }
  const deadline = Date.now() + 60_000;
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
    if (Date.now() > deadline) throw new UserError('mongod did not become the primary of its replica set within 60 s');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * @param {import('mongodb').Db} admin
 * @param {{ user: string, pwd: string, roles: { role: string, db: string }[] }} wanted
 */
async function putUser(admin, { user, pwd, roles }) {
  const { users } = await admin.command({ usersInfo: user });
  await admin.command(users.length === 0 ? { createUser: user, pwd, roles } : { updateUser: user, pwd, roles });
}

await runCommand({
  help,
  async main() {
    const secrets = environment.MONGO_SECRETS ?? '/run/secrets';
    const host = environment.MONGO_HOST ?? 'mongo:27017';
    const read = (/** @type {string} */ name) => readFileSync(`${secrets}/${name}`, 'utf8').trim();
    const auth = { username: 'root', password: read('MONGO_ADMIN_PASSWORD') };
    const tls = { tls: true, ca: read('ENGINES_CA') };
    const client = new MongoClient(`mongodb://${host}/`, { auth, authSource: 'admin', directConnection: true, ...tls });
    try {
      const admin = client.db('admin');
      await initiate(admin, host);
      await admin.command({ setDefaultRWConcern: 1, defaultWriteConcern: { w: 'majority' } });
      for (const [user, databases] of Object.entries(mongoUsers)) {
        const pwd = decodeURIComponent(new URL(read(mongoUriName(user))).password);
        await putUser(admin, { user, pwd, roles: databases.map((db) => ({ role: 'readWrite', db })) });
      }
      print(`The replica set is ready, ${Object.keys(mongoUsers).length} users may write their own databases`);
    } finally {
      await client.close();
    }
  },
});
