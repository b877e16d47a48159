// Loaded into the portal by a test: the answer that the file names ("METHOD /path") is never sent, because the process is killed.
import { readFileSync, unlinkSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const file = new URL(import.meta.url).searchParams.get('file') ?? '';
const wanted = () => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const writeHead = ServerResponse.prototype.writeHead;
ServerResponse.prototype.writeHead = function (...given) {
  const { method, originalUrl, url } = this.req;
  if (`${method} ${originalUrl ?? url}` === wanted()) {
    unlinkSync(file);
    process.kill(process.pid, 'SIGKILL');
  }
  return writeHead.apply(this, given);
};
