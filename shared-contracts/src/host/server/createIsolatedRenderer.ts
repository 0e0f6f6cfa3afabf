import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Renderer, type RenderRequest, withTemporaryFiles } from './fragmentModule.ts';
import {
  createValueSender,
  type RenderAnswer,
  type RenderMessage,
  readyId,
  renderWorkerSource,
  withoutFunctions,
} from './renderWorker.ts';
import { createBackOff } from './waiting.ts';

export interface IsolationSettings {
  /** Heap of the worker. Megabytes. */
  memoryMb: number;
}

/** A worker that has pages to render and answers none for this long is stopped. Milliseconds. */
const silenceMs = 5000;

/**
 * Renders with the module of a release in a worker thread that has a limited heap and no environment variables
 * (behaviour/loading#isolated). If the module exceeds the limit, ends the thread or never returns, the worker is
 * stopped, the pages in it are rejected, and a later page starts another worker, after a pause.
 * @throws Error if the module cannot be imported
 */
export async function createIsolatedRenderer(source: string, settings: IsolationSettings): Promise<Renderer> {
  const backOff = createBackOff();
  let isClosed = false;
  let starting: Promise<RenderThread> | undefined;
  await start();
  return { render, close };

  async function render(request: RenderRequest): Promise<string> {
    if (isClosed) throw new Error('the renderer of this release is closed');
    if (!starting && backOff.isPausing()) throw new Error('the renderer has failed and starts again soon');
    const thread = await (starting ?? start());
    const html = await thread.render(request);
    backOff.onSuccess();
    return html;
  }

  function start(): Promise<RenderThread> {
    const thread = startThread(source, settings);
    starting = thread;
    const onEnd = () => {
      starting = undefined;
      backOff.onFailure();
    };
    thread.then(({ ended }) => ended).then(onEnd, onEnd);
    return thread;
  }

  function close(): void {
    isClosed = true;
    void starting?.then((thread) => thread.closeWhenIdle()).catch(() => {});
  }
}

function startThread(source: string, settings: IsolationSettings): Promise<RenderThread> {
  const files = { 'fragment.mjs': source, 'worker.mjs': renderWorkerSource };
  return withTemporaryFiles(files, async (folder) => {
    const thread = new RenderThread(path.join(folder, 'worker.mjs'), settings);
    await thread.ready;
    return thread;
  });
}

class RenderThread {
  /** Resolves when the module is imported. */
  readonly ready: Promise<void>;
  readonly #ended = withResolvers<void>();
  /** Resolves when the thread can render no more. */
  readonly ended = this.#ended.promise;
  readonly #worker: Worker;
  readonly #share = createValueSender();
  readonly #pending = new Map<number, PromiseWithResolvers<string>>();
  #lastId = readyId;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #isClosing = false;
  #hasEnded = false;

  constructor(file: string, { memoryMb }: IsolationSettings) {
    this.#worker = new Worker(file, {
      argv: [],
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (answer: RenderAnswer) => this.#onAnswer(answer));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the renderer has ended')));
    this.ready = this.#expect(readyId).then(() => {});
  }

  render({ options, styles, menus, start, ...page }: RenderRequest): Promise<string> {
    if (this.#hasEnded) return Promise.reject(new Error('the renderer has ended'));
    this.#lastId += 1;
    const shared = Object.entries({ options, styles, menus, ...(start && { start }) }).map(
      ([name, value]) => [name, this.#share(value)] as const,
    );
    this.#worker.postMessage({
      id: this.#lastId,
      page: withoutFunctions(page),
      shared: Object.fromEntries(shared),
    } satisfies RenderMessage);
    return this.#expect(this.#lastId);
  }

  closeWhenIdle(): void {
    this.#isClosing = true;
    if (this.#pending.size === 0) void this.#worker.terminate();
  }

  #expect(id: number): Promise<string> {
    const pending = withResolvers<string>();
    this.#pending.set(id, pending);
    this.#watch();
    return pending.promise;
  }

  #onAnswer({ id, html, error }: RenderAnswer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#watch();
    if (error === undefined) pending?.resolve(html ?? '');
    else pending?.reject(new Error(error));
    if (this.#isClosing) this.closeWhenIdle();
  }

  /** Keeps the process alive only while pages are rendered, and stops a worker that is stuck. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#pending.size === 0) {
      this.#worker.unref();
      return;
    }
    this.#worker.ref();
    this.#watchdog = setTimeout(
      () => this.#end(new Error(`the renderer has not answered for ${silenceMs / 1000} s`)),
      silenceMs,
    );
  }

  #end(error: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#watchdog);
    void this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#ended.resolve();
  }
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  const resolvers = {} as PromiseWithResolvers<Value>;
  resolvers.promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return resolvers;
}
