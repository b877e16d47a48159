import { setTimeout as wait } from 'node:timers/promises';

/**
 * The inspector of a Node process that was started with `--inspect`: its first thread and its worker threads, of which
 * each has its own profile and its own heap.
 */

/** @typedef {(method: string, params?: object) => Promise<any>} Ask */
/** @typedef {{ usedBytes: number, reservedBytes: number, externalBytes: number, codeBytes: number, residentBytes: number }} Memory of a thread; resident: of its process */

const samplingMicroseconds = 500;

/** In the process: `process.memoryUsage()` and the sizes of its code. */
const readMemory = `(() => {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const code = process.getBuiltinModule('node:v8').getHeapCodeStatistics();
  return JSON.stringify({
    usedBytes: heapUsed, reservedBytes: heapTotal, externalBytes: external, residentBytes: rss,
    codeBytes: code.code_and_metadata_size + code.bytecode_and_metadata_size + code.external_script_source_size,
  });
})()`;

/**
 * Answers by the number of the question.
 * @param {(message: string) => void} send
 */
function conversation(send) {
  let last = 0;
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const open = new Map();
  return {
    /** @type {Ask} */
    ask: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        open.set(last, { resolve, reject });
        send(JSON.stringify({ id: last, method, params }));
      }),
    /** @param {{ id: number, result?: unknown, error?: { message: string } }} answer */
    take: ({ id, result, error }) => {
      const question = open.get(id);
      open.delete(id);
      if (error === undefined) question?.resolve(result);
      else question?.reject(new Error(error.message));
    },
  };
}

/** Threads of one process. */
export class Inspector {
  #socket;
  #main;
  /** @type {Map<string, ReturnType<typeof conversation>>} */
  #workers = new Map();

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.#socket = socket;
    this.#main = conversation((text) => socket.send(text));
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data))));
  }

  /**
   * @param {number} port
   * @returns {Promise<Inspector>}
   */
  static async open(port) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
    const [target] = /** @type {{ webSocketDebuggerUrl: string }[]} */ (await answer.json());
    if (target === undefined) throw new Error(`Nothing can be inspected at port ${port}`);
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`The inspector at port ${port} does not answer`)));
    });
    const inspector = new Inspector(socket);
    await inspector.#main.ask('NodeWorker.enable', { waitForDebuggerOnStart: false });
    // Its worker threads are announced by messages of their own.
    await wait(200);
    return inspector;
  }

  /** @param {{ id?: number, method?: string, params?: any, result?: unknown }} message */
  #take(message) {
    const { id, method, params } = message;
    if (id !== undefined) this.#main.take({ ...message, id });
    else if (method === 'NodeWorker.attachedToWorker') {
      const { sessionId } = params;
      const send = (/** @type {string} */ text) =>
        void this.#main.ask('NodeWorker.sendMessageToWorker', { sessionId, message: text }).catch(() => undefined);
      this.#workers.set(sessionId, conversation(send));
    } else if (method === 'NodeWorker.detachedFromWorker') this.#workers.delete(params.sessionId);
    else if (method === 'NodeWorker.receivedMessageFromWorker') {
      const inner = JSON.parse(params.message);
      if (inner.id !== undefined) this.#workers.get(params.sessionId)?.take(inner);
    }
  }

  /** @returns {readonly Ask[]} of the first thread and of each worker thread */
  #threads() {
    return [this.#main, ...this.#workers.values()].map(({ ask }) => ask);
  }

  async startProfile() {
    for (const ask of this.#threads()) {
      await ask('Profiler.enable');
      await ask('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
      await ask('Profiler.start');
    }
  }

  /** @returns {Promise<import('./self-times.mjs').CpuProfile[]>} one of each thread */
  async stopProfile() {
    const stopped = await Promise.all(this.#threads().map((ask) => ask('Profiler.stop')));
    return stopped.map(({ profile }) => profile);
  }

  /**
   * What is left after a collection of garbage.
   * @returns {Promise<Memory[]>} of each thread
   */
  async memory() {
    /** @type {Memory[]} */
    const all = [];
    for (const ask of this.#threads()) {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', { expression: readMemory });
      all.push(JSON.parse(result.value));
    }
    return all;
  }

  close() {
    this.#socket.close();
  }
}
