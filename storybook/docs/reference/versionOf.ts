/** Reads a tool's version from the text of `pnpm-workspace.yaml`. */
export function versionOf(catalog: string, name: string): string {
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(catalog) ?? [];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no ${name}`);
  return version;
}
