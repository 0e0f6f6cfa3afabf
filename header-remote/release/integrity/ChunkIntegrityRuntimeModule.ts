import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** In the entry, until all chunks have been written. It is the content of a string literal. */
export const hashesPlaceholder = '@chunk-hashes@';

/** Function of the runtime: `(element, attribute, chunkId, index)`, called before the element is inserted. */
export const verifyChunk = `${RuntimeGlobals.require}.verifyChunk`;

/**
 * Gives an element the hash of its file. The mode is CORS on the page's own origin too, so that a preload with
 * `crossorigin` is the same request. A file that did not load is requested with the query `retry`, because every cache
 * may have stored the wrong one for a year.
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
        'element.crossOrigin = "anonymous";',
        'element.integrity = "sha256-" + hashes[chunkId][index];',
        'if (unloaded.has(url)) {',
        Template.indent(
          `element[attribute] = ${RuntimeGlobals.createScriptUrl}(url + "?retry=" + Date.now().toString(36));`,
        ),
        '}',
        'unloaded.add(url);',
        'element.addEventListener("load", () => unloaded.delete(url));',
      ]),
      '};',
    ]);
  }
}
