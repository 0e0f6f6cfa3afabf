import { type ChildProcess, fork } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
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
  /** Heap of the process. Megabytes. */
  memoryMb: number;
}

/** A process that does not render the next page for this long is stopped. Milliseconds. */
const patienceMs = 5000;
/** How often a process is checked. Milliseconds. */
const checkEveryMs = 250;
/** What Node itself needs beside the heap. Megabytes. */
const nodeMb = 128;

/**
 * Renders with the module of a release in a process that has limited memory and no environment variables, and to which
 * Node's permission model denies files and other processes (behaviour/loading#isolated). If the module exceeds the
 * limit, ends the process or never returns, the process is stopped, its pages are rejected, and a later page starts
 * another process, after a pause.
 * @throws Error if the module cannot be imported
 */
export async function createIsolatedRenderer(source: string, settings: IsolationSettings): Promise<Renderer> {
  const backOff = createBackOff();
  let isClosed = false;
  let starting: Promise<RenderProcess> | undefined;
  await start();
  return { render, close };

  async function render(request: RenderRequest): Promise<string> {
    if (isClosed) throw new Error('the renderer of this release is closed');
    if (!starting && backOff.isPausing()) throw new Error('the renderer has failed and starts again soon');
    const rendering = await (starting ?? start());
    const html = await rendering.render(request);
    backOff.onSuccess();
    return html;
  }

  function start(): Promise<RenderProcess> {
    const started = startProcess(source, settings);
    starting = started;
    const onEnd = () => {
      starting = undefined;
      backOff.onFailure();
    };
    started.then(({ ended }) => ended).then(onEnd, onEnd);
    return started;
  }

  function close(): void {
    isClosed = true;
    void starting?.then((rendering) => rendering.closeWhenIdle()).catch(() => {});
  }
}

function startProcess(source: string, settings: IsolationSettings): Promise<RenderProcess> {
  const files = { 'fragment.mjs': source, 'worker.mjs': renderWorkerSource };
  return withTemporaryFiles(files, async (folder) => {
    // Resolved here: bundlers try to include a file whose path is written in the call of `fork`.
    const worker = await realpath(path.join(folder, 'worker.mjs'));
    const rendering = new RenderProcess(worker, settings);
    await rendering.ready;
    return rendering;
  });
}

/** Node.js before 22.13 knows the flag by its old name only. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

class RenderProcess {
  /** Resolves when the module is imported. */
  readonly ready: Promise<void>;
  readonly #ended = withResolvers<void>();
  /** Resolves when the process can render no more. */
  readonly ended = this.#ended.promise;
  readonly #child: ChildProcess;
  readonly #maxMb: number;
  readonly #checks: ReturnType<typeof setInterval>;
  readonly #share = createValueSender();
  readonly #pending = new Map<number, PromiseWithResolvers<string>>();
  /** Time since which the process could render the next page. */
  #nextSince = 0;
  #lastId = readyId;
  #isClosing = false;
  #hasEnded = false;

  constructor(worker: string, { memoryMb }: IsolationSettings) {
    this.#maxMb = memoryMb + nodeMb;
    const folder = path.dirname(worker);
    this.#child = fork(worker, [], {
      cwd: folder,
      env: {},
      execArgv: [permission, `--allow-fs-read=${folder}/*`, `--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: RenderAnswer) => this.#onAnswer(answer));
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('exit', (_code, signal) => {
      const stopped = `the renderer was stopped by ${signal}, as at its memory limit`;
      this.#end(new Error(signal ? stopped : 'the renderer has ended'));
    });
    this.#checks = setInterval(() => this.#check(), checkEveryMs).unref();
    this.ready = this.#expect(readyId).then(() => {});
  }

  render({ options, styles, menus, start, ...page }: RenderRequest): Promise<string> {
    if (this.#hasEnded) return Promise.reject(new Error('the renderer has ended'));
    this.#lastId += 1;
    const shared = Object.entries({ options, styles, menus, ...(start && { start }) }).map(
      ([name, value]) => [name, this.#share(value)] as const,
    );
    this.#child.send({
      id: this.#lastId,
      page: withoutFunctions(page),
      shared: Object.fromEntries(shared),
    } satisfies RenderMessage);
    return this.#expect(this.#lastId);
  }

  closeWhenIdle(): void {
    this.#isClosing = true;
    if (this.#pending.size === 0) this.#child.kill('SIGKILL');
  }

  #expect(id: number): Promise<string> {
    if (this.#pending.size === 0) this.#nextSince = performance.now();
    const pending = withResolvers<string>();
    this.#pending.set(id, pending);
    this.#keepAlive();
    return pending.promise;
  }

  #onAnswer({ id, html, error }: RenderAnswer): void {
    const pending = this.#pending.get(id);
    // A hostile module may send anything. Only the answer to a page counts as work.
    if (!pending) return;
    this.#pending.delete(id);
    this.#nextSince = performance.now();
    this.#keepAlive();
    if (error === undefined) pending.resolve(`${html}`);
    else pending.reject(new Error(error));
    if (this.#isClosing) this.closeWhenIdle();
  }

  /** Keeps this server's process alive only while pages are rendered. */
  #keepAlive(): void {
    const method = this.#pending.size > 0 ? 'ref' : 'unref';
    this.#child[method]();
    this.#child.channel?.[method]();
  }

  async #check(): Promise<void> {
    if (this.#pending.size > 0 && performance.now() - this.#nextSince > patienceMs)
      this.#end(new Error(`a page has waited for the renderer for ${patienceMs / 1000} s`));
    if ((await residentMb(this.#child.pid)) > this.#maxMb)
      this.#end(new Error('the renderer was stopped at its memory limit'));
  }

  #end(error: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#checks);
    this.#child.kill('SIGKILL');
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#ended.resolve();
  }
}

/** Resident memory of a process, also outside of its heap, in megabytes. Only Linux tells it; elsewhere it is 0. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  const resolvers = {} as PromiseWithResolvers<Value>;
  resolvers.promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return resolvers;
}
