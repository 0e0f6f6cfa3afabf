import type { Compiler, RuntimeModule, WebpackPluginInstance } from 'webpack';

const name = 'RetrySharedModulesPlugin';

/** Of webpack's runtime code, and what replaces it. */
const changes = {
  'startedInstallModules[id] = true;': '',
  'delete installedModules[id];': 'delete installedModules[id];\nthrow error;',
} as const;

/**
 * Loads a shared module again after a failure (behaviour/errors#widget-code). webpack tries once per page: if the
 * header's own copy of React or of the schemas did not load, every later load of a chunk that needs it succeeded, and
 * the module threw the first error for good. With this plugin the chunk fails to load, and its next load requests the
 * module again.
 */
export class RetrySharedModulesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.constructor.name === 'ConsumeSharedRuntimeModule') changeCode(module);
      });
    });
  }
}

function changeCode(module: RuntimeModule): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const code = generate() ?? '';
    // Code that runs only while the header is built, such as that of style sheets, loads no chunks.
    return code.includes('startedInstallModules') ? Object.entries(changes).reduce(replaceOnce, code) : code;
  };
}

/** @throws Error if this version of webpack has other code */
function replaceOnce(code: string, [before, after]: [string, string]): string {
  const parts = code.split(before);
  if (parts.length !== 2) throw new Error(`${name}: webpack’s runtime code has no single "${before}"`);
  return parts.join(after);
}
