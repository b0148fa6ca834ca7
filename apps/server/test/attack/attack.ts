/** What an attack is about, as it is handed to the attacker's process. */
export interface Target {
  readonly url: string;
  /** 1 in the long form; less where only bounds and recovery are looked at. */
  readonly scale: number;
  /** What `prepare` gave. */
  readonly prepared: Prepared;
}

/** Names of what an attack needs, such as tables and cookies. */
export type Prepared = { readonly [name: string]: string };

/** What an attack came to. */
export interface Toll {
  /** In words. */
  readonly volume: string;
  /** Tables of bots that play on when it is over, and stay in memory until their games have ended. */
  readonly tables?: number;
}

export interface Attack {
  readonly name: string;
  /** Needs more than the limits would let anybody do in the time: it is done before they are on. */
  readonly prepare?: ((url: string, scale: number, folder: string) => Promise<Prepared>) | undefined;
  /** Goes on until the deadline, bounded in what it sends; its connections stay open. */
  run(target: Target, deadline: number): Promise<Toll>;
  /** Whether the store that is left can be restored from a backup. */
  readonly checksBackup?: boolean;
}

/** One address, whose limits the attacker uses up. */
export const ONE_ADDRESS: readonly string[] = ['127.0.1.1'];
/** Enough for a thousand WebSockets, sixty from each. */
export const MANY_ADDRESSES: readonly string[] = Array.from({ length: 17 }, (_, n) => `127.0.1.${n + 1}`);
