import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** In the entry, until all chunks have been written. It is the content of a string literal. */
export const hashesPlaceholder = '@chunk-hashes@';

/** Function of the runtime: `(element, attribute, chunkId, index)`, called before the element is inserted. */
export const verifyChunk = `${RuntimeGlobals.require}.verifyChunk`;

/** Milliseconds after which another copy of a file that has neither loaded nor failed is requested. */
const copyAfterMs = 4650;
/** Copies of one file that are requested, at most. Then the chunk's own time-out ends the wait. */
const maxCopies = 12;

/**
 * Gives an element the hash of its file. The mode is CORS on the page's own origin too, so that a preload with
 * `crossorigin` is the same request. A file that did not load is requested with the query `retry`, because every cache
 * may have stored the wrong one for a year. While a request has no answer, a visible page requests the file again every
 * 4.65 s, and the first answer counts: a connection that hangs must not stop a feature until the time-out
 * (behaviour/loading#49).
 */
export class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return Template.asString([
      `const hashes = "${hashesPlaceholder}";`,
      'const unloaded = new Set();',
      `${verifyChunk} = (element, attribute, chunkId, index) => {`,
      Template.indent([
        'const url = element[attribute];',
        'let copies = 0;',
        `const pastCaches = () => ${RuntimeGlobals.createScriptUrl}(url + "?retry=" + Date.now().toString(36));`,
        'element.crossOrigin = "anonymous";',
        'element.setAttribute("integrity", "sha256-" + hashes[chunkId][index]);',
        'if (unloaded.has(url)) element[attribute] = pastCaches();',
        'unloaded.add(url);',
        'const onLoad = () => { clearInterval(timer); unloaded.delete(url); };',
        'const timer = setInterval(() => {',
        Template.indent([
          'if (document.hidden) return;',
          'const copy = element.cloneNode();',
          '// By this attribute webpack would take the copy for the element of its next try.',
          'copy.removeAttribute("data-webpack");',
          'copy[attribute] = pastCaches();',
          'copy.onload = (event) => { onLoad(); element.onload?.(event); };',
          'document.head.append(copy);',
          `if (++copies === ${maxCopies}) clearInterval(timer);`,
        ]),
        `}, ${copyAfterMs});`,
        'element.addEventListener("load", onLoad);',
        'element.addEventListener("error", () => clearInterval(timer));',
      ]),
      '};',
    ]);
  }
}
