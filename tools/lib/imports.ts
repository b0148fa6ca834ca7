import { type Expression, Visitor } from 'oxc-parser';
import type { Source } from './source.ts';

export interface Import {
  /** Undefined when it is computed at run time. */
  readonly specifier: string | undefined;
  readonly line: number;
}

/** Everything that a file imports: statements, `export … from`, `import()`, `import x = require()` and types in place. */
export function importsOf({ program, lineAt }: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: string | undefined, { start }: { readonly start: number }): void => {
    found.push({ specifier, line: lineAt(start) });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node),
    ExportAllDeclaration: (node) => add(node.source.value, node),
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.source.value, node);
    },
    ImportExpression: (node) => add(textOf(node.source), node),
    TSImportType: (node) => add(node.source.value, node),
    TSExternalModuleReference: (node) => add(node.expression.value, node),
  }).visit(program);
  return found;
}

function textOf(node: Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
