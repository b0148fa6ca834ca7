import { say, useTable } from '@crownleaf/ui';

const LINES = ['turn', 'slots', 'order', 'visit', 'gold', 'bonus', 'score', 'end'] as const;

/** The turn overview of every player. */
export function Reference() {
  const { words } = useTable();
  return (
    <>
      <h3 className="dialog-part">{say(words, 'reference')}</h3>
      <ul className="help-list">
        {LINES.map((line) => (
          <li key={line}>{say(words, `reference.${line}`)}</li>
        ))}
      </ul>
    </>
  );
}
