/** The version of a tool in `pnpm-workspace.yaml`. */
export function versionOf(catalog: string, name: string): string {
  const [, version] = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(catalog) ?? [];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no ${name}`);
  return version;
}
