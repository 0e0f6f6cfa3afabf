import path from 'node:path';
import { parseSync } from '@swc/core';

export const limits = { filesOfFolder: 25, linesOfFile: 250, linesOfFunction: 50, linesOfComponent: 80 };

/** Folder, file, or file and function that may exceed its limit -> the reason. */
export type Exceptions = Readonly<Record<string, string>>;

/** Lists the folders with more files than the limit. */
export function folderRules(files: readonly string[], exceptions: Exceptions): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > limits.filesOfFolder && !(folder in exceptions))
    .map(([folder, count]) => `${folder}: ${count} files; at most ${limits.filesOfFolder}`);
}

export function fileRule(file: string, source: string, exceptions: Exceptions): string[] {
  const lines = source.split('\n').length;
  if (lines <= limits.linesOfFile || file in exceptions) return [];
  return [`${file}: ${lines} lines; at most ${limits.linesOfFile}`];
}

/**
 * Lists the functions over their limit. A component is a function of a `.tsx` file whose name begins with a capital
 * letter.
 */
export function functionRules(file: string, source: string, exceptions: Exceptions): string[] {
  return functionsOf(file, source).flatMap(({ name, lines }) => {
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name);
    const limit = isComponent ? limits.linesOfComponent : limits.linesOfFunction;
    if (lines <= limit || `${file} ${name}` in exceptions) return [];
    return [`${file}: ${name} has ${lines} lines; at most ${limit}`];
  });
}

interface MeasuredFunction {
  name: string;
  /** Excludes functions declared inside it, which are counted separately. */
  lines: number;
}

interface Node {
  type?: string;
  span?: { start: number; end: number };
  [key: string]: unknown;
}

const functionTypes =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty)$/;

function functionsOf(file: string, source: string): MeasuredFunction[] {
  // swc's positions continue from one parsed file to the next: the empty statement gives the offset of this file.
  const text = Buffer.from(`;${source.replace(/^#!/, '//')}`);
  const module = parseSync(text.toString(), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2024',
  }) as unknown as { body: Node[] };
  const base = module.body[0]?.span?.start ?? 0;
  const lineOf = (position: number) =>
    text
      .subarray(0, position - base)
      .toString()
      .split('\n').length;
  const found: MeasuredFunction[] = [];
  visit(module.body, '');
  return found;

  /** Collects the functions below a node. Returns the number of lines of the named functions below it. */
  function visit(node: unknown, name: string): number {
    if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + visit(child, name), 0);
    if (typeof node !== 'object' || node === null) return 0;
    const current = node as Node;
    const innerName = nameOf(current) ?? name;
    const inner = Object.entries(current).reduce(
      (sum, [key, value]) => (key === 'span' ? sum : sum + visit(value, innerName)),
      0,
    );
    if (!current.type || !current.span || !functionTypes.test(current.type)) return inner;
    const all = lineOf(current.span.end) - lineOf(current.span.start) + 1;
    found.push({ name: innerName || 'a function', lines: all - inner });
    return current.type === 'FunctionDeclaration' ? all : inner;
  }
}

/** The name that a declaration gives to the function in it. */
function nameOf(node: Node): string | undefined {
  const { type } = node;
  if (type === 'VariableDeclarator') return textOf(node.id);
  if (type === 'FunctionDeclaration' || type === 'FunctionExpression') return textOf(node.identifier);
  if (type === 'ClassMethod' || type === 'MethodProperty' || type === 'PrivateMethod')
    return textOf(node.key);
  return undefined;
}

const textOf = (identifier: unknown): string | undefined => {
  const { value, id } = (identifier ?? {}) as { value?: unknown; id?: { value?: unknown } };
  const name = value ?? id?.value;
  return typeof name === 'string' ? name : undefined;
};
