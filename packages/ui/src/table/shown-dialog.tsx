import type { GameTable } from '../game-table.ts';
import type { Snapshot, TablePort } from '../port.ts';
import { HelpDialog, InfoDialog, RuleDialog, ThingDialog } from './dialogs.tsx';
import { ResultDialog } from './result.tsx';
import { useTable } from './scene.tsx';
import type { TableServices } from './shell-props.ts';
import type { Dialogs } from './use-dialogs.ts';

export interface ShownDialogProps {
  readonly port: TablePort;
  readonly game: GameTable;
  readonly services: TableServices;
  readonly shown: Snapshot;
  readonly dialogs: Dialogs;
}

/** The dialog that is open, if one is. */
export function ShownDialog({ port, game, services, shown, dialogs: { open, close } }: ShownDialogProps) {
  switch (open?.what) {
    case 'rule':
      return <RuleDialog rule={open.rule} load={services.ruleText} href={services.ruleHref} onClose={close} />;
    case 'thing':
      return <ThingDialog name={open.name} game={game} onClose={close} />;
    case 'help':
      return <HelpDialog game={game} rules={services.ruleHref()} onClose={close} />;
    case 'info':
      return <InfoDialog shown={shown} game={game} port={port} onClose={close} />;
    case 'result':
      return <Ended game={game} services={services} shown={shown} onClose={close} />;
    case undefined:
      return null;
  }
}

interface EndedProps extends Pick<ShownDialogProps, 'game' | 'services' | 'shown'> {
  onClose(): void;
}

function Ended({ game, services, shown, onClose }: EndedProps) {
  const { words } = useTable();
  if (shown.result === undefined) return null;
  return (
    <ResultDialog
      result={shown.result}
      table={shown.table}
      log={shown.log}
      Ending={game.Ending}
      rival={game.rival?.(shown.view, words)}
      tieBreaks={game.tieBreaks?.(shown.view)}
      isPractice={shown.isPractice ?? false}
      note={services.note}
      onClose={onClose}
      leave={services.leave}
      {...(services.rematch === undefined ? {} : { rematch: services.rematch })}
      {...(services.review === undefined ? {} : { review: services.review })}
    />
  );
}
