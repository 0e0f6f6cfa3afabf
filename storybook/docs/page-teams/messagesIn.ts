import { parseSync } from 'vite';

/** A node of the syntax tree. Only the fields that are used here have types. */
interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Functions and classes whose arguments are messages to a page team. */
const reporters = /Error$|^(?:report|log|note|warn)[A-Z]|^(?:report|failure|warning)$/;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof (value as SyntaxNode | null)?.type === 'string';

/**
 * Finds the sentences in a module's code, with "…" for each value in them. Text concatenated with `+` is one
 * sentence. In a call that reports or throws, two words are enough for a sentence; elsewhere four, because
 * shorter texts are usually fragments. `onlyReported` skips all others, for code with shoppers' texts.
 */
export function messagesIn(file: string, source: string, onlyReported: boolean): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return textsIn(program, false)
    .map(({ text, isReported }) => ({ isReported, text: text.replace('[grocer header] ', '').trim() }))
    .filter(({ text, isReported }) => isSentence(text, isReported ? 2 : onlyReported ? Infinity : 4))
    .map(({ text }) => text);
}

interface Text {
  text: string;
  isReported: boolean;
}

/** Whether a text has at least that many words, not all of them values, and is neither markup nor code. */
const isSentence = (text: string, words: number): boolean =>
  text.split(/\s+/).filter((word) => /[a-z…]/i.test(word)).length >= words &&
  /[a-z]{2}/.test(text) &&
  !/^<(?!grocer-header>)|^:|\{[\n\w]/.test(text);

function textsIn(value: unknown, isReported: boolean): Text[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isReported));
  if (!isNode(value) || /^Import|^TS(?:Type|Interface|Literal)/.test(value.type)) return [];
  const text = textOf(value);
  if (text !== undefined) return [{ text, isReported }, ...textsInValues(value, isReported)];
  return Object.values(value).flatMap((child) => textsIn(child, isReported || isReport(value)));
}

function isReport({ type, callee }: SyntaxNode): boolean {
  if (!(type === 'CallExpression' || type === 'NewExpression') || !isNode(callee)) return false;
  const { name } = (isNode(callee.property) ? callee.property : callee) as { name?: string };
  return reporters.test(name ?? '') || callee.type === 'Super';
}

/** Text of a literal, a template or a concatenation. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const parts = [node.left, node.right].map((part) => textOf(part as SyntaxNode));
  return parts.every((part) => part === undefined) ? undefined : parts.map((part) => part ?? '…').join('');
}

/** Texts inside the values of a text, such as those of a condition. */
function textsInValues(node: SyntaxNode, isReported: boolean): Text[] {
  if (node.type === 'TemplateLiteral') return textsIn(node.expressions, isReported);
  return [node.left, node.right].filter(isNode).flatMap((part) => {
    return textOf(part) === undefined ? textsIn(part, isReported) : textsInValues(part, isReported);
  });
}
