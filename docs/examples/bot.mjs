// A bot that plays anything legal. Run it with: node bot.mjs http://localhost:3000 TOKEN [TABLE]
const [, , server, token, invited] = process.argv;

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(`${server}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = await reply.json();
  if (reply.ok) return said;
  // Too much at once, or the server is just starting again: the same answer sent twice counts once.
  if (said.retryAfter === undefined) throw Object.assign(new Error(said.detail), said);
  await new Promise((resume) => setTimeout(resume, said.retryAfter * 1000));
  return call(method, path, body);
}

const openTable = async () => (await call('GET', '/tables?filter=open')).tables[0]?.table;
const id = invited ?? (await openTable());
if (id === undefined) throw new Error('there is no table to join');

let table = await call('POST', `/tables/${id}/join`, {});
console.log(`sits at ${id}, seat ${table.mine[0]}`);
while (table.result === null) {
  if (table.decision) {
    const { ply, options } = table.decision;
    const { name } = options[Math.floor(Math.random() * options.length)];
    await call('POST', `/tables/${id}/answers`, { id: `${id}:${table.seq}`, ply, options: [name] });
  }
  table = await call('GET', `/tables/${id}?since=${table.seq}${table.decision ? '' : '&wait=25'}`);
}
console.log(`finished in place ${table.result.ranking[table.mine[0]]}`);
