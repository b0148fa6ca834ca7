import { isRuleId, type RuleId } from '@crownleaf/engine';
import { Fragment, type ReactNode } from 'react';
import { type Block, blocksOf, type Span, spansOf } from './markdown.ts';

export interface ProseProps {
  /** Paragraphs, lists and tables, as Markdown. */
  readonly text: string;
  /** Where a rule is that the text names. */
  ruleHref?(rule: RuleId): string;
}

/** The Markdown that rules are written in. */
export function Prose({ text, ruleHref }: ProseProps) {
  const inline = (words: string): ReactNode => <Inline text={words} ruleHref={ruleHref} />;
  return (
    <div className="rule-prose">
      {blocksOf(text).map((block, i) => (
        <Fragment key={i}>{drawn(block, inline)}</Fragment>
      ))}
    </div>
  );
}

function drawn(block: Block, inline: (words: string) => ReactNode): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
    case 'list': {
      const items = block.items.map((item, i) => <li key={i}>{inline(item)}</li>);
      return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, i) => (
                <th key={i} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

interface InlineProps {
  readonly text: string;
  readonly ruleHref: ProseProps['ruleHref'];
}

function Inline({ text, ruleHref }: InlineProps) {
  return spansOf(text).map((span, i) => <Fragment key={i}>{marked(span, ruleHref)}</Fragment>);
}

function marked({ kind, text }: Span, ruleHref: ProseProps['ruleHref']): ReactNode {
  switch (kind) {
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'rule':
      return isRuleId(text) && ruleHref !== undefined ? <a href={ruleHref(text)}>{text}</a> : text;
    case 'plain':
      return text;
  }
}
