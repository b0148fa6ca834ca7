import { type Engine, type Match, type Played, playNames, type Seat, undo, undoPlies } from '@crownleaf/engine';
import { Fault } from './fault.ts';

/**
 * Every answer of every scenario again in three other ways: on a clone, after a trip through JSON, and after taking it
 * back. All must end in the same state, and none may touch the state it came from.
 */
export function playInEveryMode(engine: Engine, match: Match, name: string, seat: Seat = match.state.asked): Played {
  const before = engine.hash(match.state);
  const result = playNames(engine, match, seat, [name]);
  const played = result.match;
  const after = engine.hash(played.state);
  if (engine.hash(match.state) !== before) {
    throw new Fault(
      'clone-shares',
      `'${name}' changed the state that it was played from: a clone shares an array with it`,
    );
  }

  const fromJson: Match = { ...match, state: JSON.parse(JSON.stringify(match.state)) };
  if (engine.hash(fromJson.state) !== before)
    throw new Fault('lossy-json', `before '${name}' the state is not plain JSON`);
  if (engine.hash(playNames(engine, fromJson, seat, [name]).match.state) !== after) {
    throw new Fault('lossy-json', `'${name}' ends elsewhere when the state has been through JSON`);
  }

  if (undoPlies(played, seat).includes(match.state.ply)) {
    const back = undo(played, seat, match.state.ply);
    if (engine.hash(back.state) !== before) throw new Fault('undo-differs', `taking back '${name}' ends elsewhere`);
    if (engine.hash(playNames(engine, back, seat, [name]).match.state) !== after) {
      throw new Fault('undo-differs', `'${name}' ends elsewhere when it is taken back and played again`);
    }
  }
  return result;
}
