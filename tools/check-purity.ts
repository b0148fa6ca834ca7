import { isBuiltin } from 'node:module';
import { type Expression, type MemberExpression, Visitor } from 'oxc-parser';
import type { Fault } from './lib/fault.ts';
import { filesMatching } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';
import { type Outcome, outcomeOf, reportAlone } from './lib/outcome.ts';
import { captured } from './lib/run.ts';
import { readSource, type Source } from './lib/source.ts';

/**
 * Names that bring in a clock, chance, a machine, a page, generated code or waiting. Rules are pure of all of them. The
 * rest of what a page or Node offers needs no place here: it does not resolve, see `resolvesAlone`.
 */
const GLOBALS = new Set(
  `Date performance process globalThis window document fetch eval setTimeout setInterval crypto Intl Promise Function
  WeakRef FinalizationRegistry SharedArrayBuffer Atomics`.split(/\s+/),
);

/** Members that give another result on another machine or at another time. */
const MEMBERS = new Set('random localeCompare toLocaleString toLocaleLowerCase toLocaleUpperCase'.split(' '));

const PURE = ['packages/engine/src/**/*.ts', 'games/*/src/**/*.ts', 'games/*/data/**/*.ts'];

/** Looks at every name that the rules use, types included, and at what they import. */
export function impureNames(root: string): readonly Fault[] {
  return filesMatching(root, ...PURE).flatMap((file) => {
    const source = readSource(root, file);
    return [...impureUses(source), ...machineImports(source)];
  });
}

function impureUses({ file, program, lineAt }: Source): readonly Fault[] {
  const faults: Fault[] = [];
  const report = (name: string, { start }: { readonly start: number }): void => {
    faults.push({ file, line: lineAt(start), message: `'${name}' has no place in pure rules` });
  };
  const allowed = new Set<object>();
  const allowKey = ({ key, computed }: { readonly key: object; readonly computed: boolean }): void => {
    if (!computed) allowed.add(key);
  };
  const checkFunction = (node: { readonly async: boolean; readonly start: number }): void => {
    if (node.async) report('async', node);
  };
  new Visitor({
    Property: allowKey,
    PropertyDefinition: allowKey,
    MethodDefinition: allowKey,
    TSPropertySignature: allowKey,
    TSMethodSignature: allowKey,
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier' && typeName.name === 'Function') allowed.add(typeName);
    },
    MemberExpression: (node) => {
      if (!node.computed) allowed.add(node.property);
      if (!node.computed && isMath(node.object)) allowed.add(node.object);
      const member = impureMember(node);
      if (member !== undefined) report(member, node);
    },
    Identifier: (node) => {
      if (allowed.has(node)) return;
      if (node.name === 'Math') report('Math as a value', node);
      else if (GLOBALS.has(node.name)) report(node.name, node);
    },
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: checkFunction,
    AwaitExpression: (node) => report('await', node),
    ForOfStatement: (node) => {
      if (node.await) report('await', node);
    },
  }).visit(program);
  return faults;
}

/** What a member is called whose result depends on the machine or the time. */
function impureMember({ object, property }: MemberExpression): string | undefined {
  const name = property.type === 'Literal' ? property.value : 'name' in property ? property.name : undefined;
  if (typeof name !== 'string' || !MEMBERS.has(name)) return undefined;
  if (name !== 'random') return `.${name}`;
  return isMath(object) ? 'Math.random' : undefined;
}

function isMath(node: Expression): boolean {
  return node.type === 'Identifier' && node.name === 'Math';
}

function machineImports(source: Source): readonly Fault[] {
  return importsOf(source).flatMap(({ specifier, line }) =>
    specifier !== undefined && isBuiltin(specifier)
      ? [{ file: source.file, line, message: `'${specifier}' is part of Node, and pure rules know no machine` }]
      : [],
  );
}

/** Checks the types of the rules once more where neither Node's nor a page's globals exist. */
export function resolvesAlone(root: string): Promise<Outcome> {
  return captured(root, { from: 'typescript', command: 'tsc', args: ['-p', 'tools/tsconfig.pure.json'] });
}

export async function checkPurity(root: string): Promise<Outcome> {
  const names = outcomeOf(impureNames(root));
  return names.ok ? resolvesAlone(root) : names;
}

if (import.meta.main) await reportAlone(checkPurity);
