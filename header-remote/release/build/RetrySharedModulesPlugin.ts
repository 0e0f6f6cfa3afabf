import type { Compiler, RuntimeModule, WebpackPluginInstance } from 'webpack';

const name = 'RetrySharedModulesPlugin';

/** Pieces of webpack's runtime code, each with its replacement. */
const changes = {
  'startedInstallModules[id] = true;': '',
  'delete installedModules[id];': 'delete installedModules[id];\nthrow error;',
} as const;

/**
 * Loads a shared module again after a failure (behaviour/errors#widget-code). webpack tries once per page: if the
 * header's own copy of React or of the schemas does not load, later loads of chunks that need it seem to succeed, but
 * the module throws the first error. With this plugin the chunk fails, and its next load requests the module again.
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
    // Skips runtime code that runs only during the build, such as that of style sheets, and loads no chunks.
    return code.includes('startedInstallModules') ? Object.entries(changes).reduce(replaceOnce, code) : code;
  };
}

/** @throws Error if this version of webpack has other code */
function replaceOnce(code: string, [before, after]: [string, string]): string {
  const parts = code.split(before);
  if (parts.length !== 2) throw new Error(`${name}: webpack’s runtime code has no single "${before}"`);
  return parts.join(after);
}
