export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for parameters. */
  readonly path: string;
}

/** Method and path of every call; `CALLS` says the rest, with what checks it. */
export const ROUTES = {
  health: { method: 'GET', path: '/api/health' },
  ready: { method: 'GET', path: '/api/ready' },
  version: { method: 'GET', path: '/api/version' },
  guest: { method: 'POST', path: '/api/guest' },
  me: { method: 'GET', path: '/api/me' },
  rename: { method: 'PUT', path: '/api/me/name' },
  notify: { method: 'PUT', path: '/api/me/notify' },
  confirmMail: { method: 'POST', path: '/api/mail/confirm' },
  // Not below /api: the same address shows the page with the button, and mail programs post to it by themselves.
  stopMail: { method: 'POST', path: '/stop-mail' },
  recovery: { method: 'POST', path: '/api/me/recovery' },
  recover: { method: 'POST', path: '/api/recover' },
  deviceLink: { method: 'POST', path: '/api/me/device-link' },
  signOut: { method: 'POST', path: '/api/sign-out' },
  signOutEverywhere: { method: 'POST', path: '/api/me/sign-out-everywhere' },
  exportMe: { method: 'GET', path: '/api/me/export' },
  deleteMe: { method: 'DELETE', path: '/api/me' },
  tokens: { method: 'GET', path: '/api/tokens' },
  createToken: { method: 'POST', path: '/api/tokens' },
  revokeToken: { method: 'DELETE', path: '/api/tokens/:id' },
  pushKey: { method: 'GET', path: '/api/push' },
  subscribe: { method: 'POST', path: '/api/push' },
  unsubscribe: { method: 'DELETE', path: '/api/push' },
  games: { method: 'GET', path: '/api/games' },
  createTable: { method: 'POST', path: '/api/tables' },
  tables: { method: 'GET', path: '/api/tables' },
  table: { method: 'GET', path: '/api/tables/:id' },
  join: { method: 'POST', path: '/api/tables/:id/join' },
  leave: { method: 'POST', path: '/api/tables/:id/leave' },
  comeBack: { method: 'POST', path: '/api/tables/:id/return' },
  setSeat: { method: 'PUT', path: '/api/tables/:id/seats/:seat' },
  start: { method: 'POST', path: '/api/tables/:id/start' },
  answer: { method: 'POST', path: '/api/tables/:id/answers' },
  undo: { method: 'POST', path: '/api/tables/:id/undo' },
  propose: { method: 'POST', path: '/api/tables/:id/proposal' },
  agree: { method: 'POST', path: '/api/tables/:id/proposal/answer' },
  rematch: { method: 'POST', path: '/api/tables/:id/rematch' },
  invite: { method: 'POST', path: '/api/tables/:id/invitation' },
  record: { method: 'GET', path: '/api/tables/:id/record' },
  hint: { method: 'GET', path: '/api/tables/:id/hint' },
  chat: { method: 'GET', path: '/api/tables/:id/chat' },
  say: { method: 'POST', path: '/api/tables/:id/chat' },
  info: { method: 'GET', path: '/api/tables/:id/info' },
  daily: { method: 'GET', path: '/api/daily' },
  playDaily: { method: 'POST', path: '/api/daily/:game' },
  dailyResults: { method: 'GET', path: '/api/daily/:game/:day' },
  solo: { method: 'GET', path: '/api/solo/:game' },
} as const satisfies { readonly [name: string]: Route };
export type CallName = keyof typeof ROUTES;
