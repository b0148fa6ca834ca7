import { serveBots } from '@crownleaf/bots/host-browser';
import { gameOf } from './engines.ts';

/** Bots think here, so that a table hears people meanwhile. The worker is called by the name of its game. */
serveBots(
  gameOf(self.name).then((game) => [game]),
  self,
);
