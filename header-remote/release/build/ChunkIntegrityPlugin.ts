import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const name = 'ChunkIntegrityPlugin';

/** Runs before webpack's own taps. The first tap that returns true replaces webpack's runtime module. */
const beforeWebpack = { name, stage: -1 };

/**
 * Pins the chunks of an entry (decision 14): the entry has the SHA-256 hash of each script and style sheet that it can
 * load, and gives it to the element that loads the file. The browser runs no file with another hash. A file that failed
 * is requested again past all caches. The Trusted Types policy of `output.trustedTypes` accepts the entry's own folder
 * only.
 *
 * The file name of an entry must not contain a content hash, because the hashes of the chunks are written into the
 * entry after all files have got their names.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      addRuntimeModules(compilation);
      verifyElements(compilation);
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeHashes(compilation),
      );
    });
  }
}

function addRuntimeModules(compilation: Compilation): void {
  const requirements = compilation.hooks.runtimeRequirementInTree;
  requirements.for(RuntimeGlobals.loadScript).tap(beforeWebpack, (chunk, set) => {
    set.add(RuntimeGlobals.createScriptUrl);
    compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule());
    return undefined;
  });
  requirements.for(RuntimeGlobals.getTrustedTypesPolicy).tap(beforeWebpack, (chunk, set) => {
    set.add(RuntimeGlobals.publicPath);
    compilation.addRuntimeModule(chunk, new FolderPolicyRuntimeModule());
    return true;
  });
}

/** Adds a call of `verifyChunk` to webpack's code for a script element, and to mini-css-extract-plugin's for a link. */
function verifyElements(compilation: Compilation): void {
  const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript;
  scripts.tap(name, (source) => `${source}\n${verifyChunk}(script, 'src', chunkId, 0);`);
  const styles = MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert;
  styles.tap(name, (source, { tag, chunkId }) => `${source}\n${verifyChunk}(${tag}, 'href', ${chunkId}, 1);`);
}

/** Replaces the placeholder in each entry by the hashes of its chunks. */
function writeHashes(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime() || chunk.getAllAsyncChunks().size === 0) continue;
    const [file = ''] = filesOf(chunk, '.js');
    const source = String(compilation.getAsset(file)?.source.source() ?? '');
    const [before, after, ...others] = source.split(hashesPlaceholder);
    if (before === undefined || after === undefined || others.length > 0) {
      throw new Error(`${name}: ${file} loads chunks, but has no place for their hashes`);
    }
    const hashes = JSON.stringify(hashesOf(chunk, compilation));
    compilation.updateAsset(
      file,
      new webpack.sources.RawSource(before.slice(0, -1) + hashes + after.slice(1)),
    );
  }
}

/**
 * The hashes by chunk id: that of the script, followed by that of the style sheet if there is one. If all ids are
 * numbers, they are an array, which is shorter: the hashes are a third of the entry, and keys hardly compress.
 */
function hashesOf(entry: Chunk, compilation: Compilation): object {
  const hash = (file: string) =>
    createHash('sha256')
      .update(compilation.getAsset(file)?.source.buffer() ?? '')
      .digest('base64')
      .slice(0, hashLength);
  const chunks = [...entry.getAllAsyncChunks()];
  const hashes = chunks.map((chunk) => [
    chunk.id,
    ['.js', '.css'].flatMap((extension) => filesOf(chunk, extension).map(hash)).join(''),
  ]);
  return Object.assign(
    chunks.every(({ id }) => typeof id === 'number') ? [] : {},
    Object.fromEntries(hashes),
  );
}

const filesOf = (chunk: Chunk, extension: string): string[] =>
  [...chunk.files].filter((file) => file.endsWith(extension));

/** Stands in the entry, inside a string literal, until all chunks have been written and their hashes are known. */
const hashesPlaceholder = '@chunk-hashes@';

/** Function of the runtime: `(element, attribute, chunkId, index)`, called before the element is inserted. */
const verifyChunk = `${RuntimeGlobals.require}.verifyChunk`;

/** Length of a SHA-256 hash in base64 without the final `=`. The hashes of a chunk's files are joined in one string. */
const hashLength = 43;

/** Milliseconds after which another copy of a file that has neither loaded nor failed is requested. */
const copyAfterMs = 4650;
/** The most copies of a file that are requested. After them the chunk's own time-out ends the wait. */
const maxCopies = 12;

/**
 * Gives an element the hash of its file. The mode is CORS on the page's own origin too, so that a preload with
 * `crossorigin` is the same request. A file that was requested before is requested with the query `retry`, because
 * caches may have stored a wrong file for a year. While a request has no answer, a visible page requests the file again
 * every 4.65 s and uses the first answer: a hanging connection must not stop a feature until the time-out
 * (behaviour/loading#hanging-request). webpack's element has an `onload` until it has loaded or failed.
 */
class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const hash = `hashes[chunkId].substr(${hashLength} * index, ${hashLength}) + "="`;
    return `const hashes = "${hashesPlaceholder}";
const requested = new Set();
${verifyChunk} = (element, attribute, chunkId, index) => {
  const url = element[attribute];
  let copies = ${maxCopies};
  const bypassCaches = (each) => {
    each[attribute] = ${RuntimeGlobals.createScriptUrl}(url + "?retry=" + Date.now().toString(36));
  };
  element.crossOrigin = "anonymous";
  element.setAttribute("integrity", "sha256-" + ${hash});
  requested.has(url) ? bypassCaches(element) : requested.add(url);
  const timer = setInterval(() => {
    if (document.hidden) return;
    if (!element.onload || !copies--) return clearInterval(timer);
    const copy = element.cloneNode();
    bypassCaches(copy);
    // webpack finds the element of its next try by this attribute, and must not find the copy.
    delete copy.dataset.webpack;
    copy.onload = (event) => element.onload?.(event);
    document.head.append(copy);
  }, ${copyAfterMs});
};`;
  }
}

/**
 * Creates the policy of `output.trustedTypes`. Unlike webpack's, it accepts only files of the entry's own folder
 * (behaviour/loading#trusted-folder). In browsers without Trusted Types it refuses the same addresses.
 */
class FolderPolicyRuntimeModule extends RuntimeModule {
  constructor() {
    super('trusted types policy of a folder');
  }

  override generate(): string {
    const { trustedTypes } = this.compilation?.outputOptions ?? {};
    const policyName = trustedTypes?.policyName ?? 'webpack';
    return `let policy;
const inFolder = (url) => {
  if (new URL(url, document.baseURI).href.startsWith(${RuntimeGlobals.publicPath})) return url;
  throw new TypeError("${policyName}: refused to load " + url + ", which is outside " + ${RuntimeGlobals.publicPath});
};
${RuntimeGlobals.getTrustedTypesPolicy} = () => {
  const rules = { createScriptURL: inFolder };
  policy ||= globalThis.trustedTypes ? trustedTypes.createPolicy("${policyName}", rules) : rules;
  return policy;
};`;
  }
}
