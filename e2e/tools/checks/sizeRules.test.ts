import { describe, expect, test } from 'vitest';
import { fileRule, folderRules, functionRules } from './sizeRules.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `  use(${index});`).join('\n');

describe('folderRules', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `a/b/${index}.ts`);

  test('a folder may contain 25 files', () => {
    expect(folderRules([...files(25), 'a/other.ts'], {})).toEqual([]);
  });

  test('a folder with 26 files is reported, unless there is an exception for it', () => {
    expect(folderRules(files(26), {})).toEqual(['a/b: 26 files; at most 25']);
    expect(folderRules(files(26), { 'a/b': 'a list of facts' })).toEqual([]);
  });
});

describe('fileRule', () => {
  test('a file may have 250 lines', () => {
    expect(fileRule('a.ts', lines(250), {})).toEqual([]);
    expect(fileRule('a.ts', lines(251), {})).toEqual(['a.ts: 251 lines; at most 250']);
  });
});

describe('functionRules', () => {
  const named = (name: string, count: number) => `function ${name}() {\n${lines(count - 2)}\n}\n`;

  test('a function may have 50 lines, a component 80', () => {
    expect(functionRules('a.ts', named('read', 50), {})).toEqual([]);
    expect(functionRules('A.tsx', named('Panel', 80), {})).toEqual([]);
    expect(functionRules('a.ts', named('read', 51), {})).toEqual(['a.ts: read has 51 lines; at most 50']);
    expect(functionRules('A.tsx', named('Panel', 81), {})).toEqual(['A.tsx: Panel has 81 lines; at most 80']);
  });

  test('functions declared inside a function are counted separately', () => {
    const factory = `const create = () => {\n${named('one', 30)}${named('two', 30)}};\n`;

    expect(functionRules('a.ts', factory, {})).toEqual([]);
  });

  test('a method and an arrow function are reported by name', () => {
    const source = `class A {\n  read() {\n${lines(51)}\n  }\n}\nconst write = () => {\n${lines(51)}\n};\n`;

    expect(functionRules('a.ts', source, {})).toEqual([
      'a.ts: read has 53 lines; at most 50',
      'a.ts: write has 53 lines; at most 50',
    ]);
  });

  test('an exception applies to one function of one file', () => {
    expect(functionRules('a.ts', named('read', 60), { 'a.ts read': 'a table' })).toEqual([]);
  });
});
