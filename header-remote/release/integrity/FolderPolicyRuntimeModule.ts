import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Creates the Trusted Types policy of `output.trustedTypes`, as webpack does. But webpack's policy accepts every
 * address; this one accepts the files of the entry's own folder (behaviour/loading#trusted-folder). In browsers
 * without Trusted Types it refuses the same addresses.
 */
export class FolderPolicyRuntimeModule extends RuntimeModule {
  constructor() {
    super('trusted types policy of a folder');
  }

  override generate(): string {
    const { trustedTypes } = this.compilation?.outputOptions ?? {};
    const policyName = trustedTypes?.policyName ?? 'webpack';
    return Template.asString([
      'let policy;',
      'const inFolder = (url) => {',
      Template.indent([
        `if (new URL(url, document.baseURI).href.startsWith(${RuntimeGlobals.publicPath})) return url;`,
        `throw new TypeError("${policyName}: refused to load " + url + ", which is outside " + ${RuntimeGlobals.publicPath});`,
      ]),
      '};',
      `${RuntimeGlobals.getTrustedTypesPolicy} = () => {`,
      Template.indent([
        'const rules = { createScriptURL: inFolder };',
        `policy ||= globalThis.trustedTypes ? trustedTypes.createPolicy("${policyName}", rules) : rules;`,
        'return policy;',
      ]),
      '};',
    ]);
  }
}
