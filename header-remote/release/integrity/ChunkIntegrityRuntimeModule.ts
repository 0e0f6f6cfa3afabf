import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** In the entry, until all chunks have been written. It is the content of a string literal. */
export const hashesPlaceholder = '@chunk-hashes@';

/** Function of the runtime: `(element, attribute, chunkId, index)`, called before the element is inserted. */
export const verifyChunk = `${RuntimeGlobals.require}.verifyChunk`;

/**
 * Characters of a SHA-256 hash in base64, without the `=` at its end. Each chunk has those of its files in one string.
 */
export const hashLength = 43;

/** Milliseconds after which another copy of a file that has neither loaded nor failed is requested. */
const copyAfterMs = 4650;
/** Copies of one file that are requested, at most. Then the chunk's own time-out ends the wait. */
const maxCopies = 12;

/**
 * Gives an element the hash of its file. The mode is CORS on the page's own origin too, so that a preload with
 * `crossorigin` is the same request. A file that was requested before is requested with the query `retry`, because
 * every cache may have stored the wrong one for a year. While a request has no answer, a visible page requests the
 * file again every 4.65 s, and the first answer counts: a connection that hangs must not stop a feature until the
 * time-out (behaviour/loading#hanging-request). The element of webpack has an `onload` until it has loaded or failed.
 */
export class ChunkIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const hash = `hashes[chunkId].substr(${hashLength} * index, ${hashLength}) + "="`;
    return Template.asString([
      `const hashes = "${hashesPlaceholder}";`,
      'const requested = new Set();',
      `${verifyChunk} = (element, attribute, chunkId, index) => {`,
      Template.indent([
        'const url = element[attribute];',
        `let copies = ${maxCopies};`,
        'const bypassCaches = (each) => {',
        Template.indent(
          `each[attribute] = ${RuntimeGlobals.createScriptUrl}(url + "?retry=" + Date.now().toString(36));`,
        ),
        '};',
        'element.crossOrigin = "anonymous";',
        `element.setAttribute("integrity", "sha256-" + ${hash});`,
        'requested.has(url) ? bypassCaches(element) : requested.add(url);',
        'const timer = setInterval(() => {',
        Template.indent([
          'if (document.hidden) return;',
          'if (!element.onload || !copies--) return clearInterval(timer);',
          'const copy = element.cloneNode();',
          'bypassCaches(copy);',
          '// By this attribute webpack would take the copy for the element of its next try.',
          'delete copy.dataset.webpack;',
          'copy.onload = (event) => element.onload?.(event);',
          'document.head.append(copy);',
        ]),
        `}, ${copyAfterMs});`,
      ]),
      '};',
    ]);
  }
}
