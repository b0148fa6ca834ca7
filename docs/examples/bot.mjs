// A bot that plays anything legal, for Node 22 or newer: node bot.mjs http://localhost:3000 TOKEN [TABLE]
const [, , server, token, invited] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function call(method, path, body) {
  const reply = await fetch(`${server}/api${path}`, { method, headers, body });
  const said = await reply.json();
  if (!reply.ok) throw new Error(said.detail);
  return said;
}

const table = invited ?? (await call('GET', '/tables?filter=open')).tables[0]?.table;
if (table === undefined) throw new Error('there is no table to join');
const [seat] = (await call('POST', `/tables/${table}/join`, '{}')).mine;
console.log(`sits at ${table}, seat ${seat}`);

function play() {
  const line = new WebSocket(`${server.replace(/^http/, 'ws')}/api/live`, { headers });
  let last = JSON.stringify({ watch: table, seat });
  line.onopen = () => line.send(last);
  line.onclose = () => setTimeout(play, 1000);
  line.onmessage = ({ data }) => {
    const { problem, seq, decision, result } = JSON.parse(data);
    // Too much at once, or the server is just starting again: the same answer sent twice counts once.
    if (problem?.retryAfter) setTimeout(() => line.send(last), problem.retryAfter * 1000);
    // After a conflict the game has moved on, and how it stands now comes by itself.
    else if (problem && problem.status !== 409) throw new Error(problem.detail);
    if (result) {
      console.log(`finished in place ${result.ranking[seat]}`);
      process.exit();
    }
    if (!decision) return;
    const { name } = decision.options[Math.floor(Math.random() * decision.options.length)];
    last = JSON.stringify({ table, answer: { id: `${table}:${seq}`, seat, ply: decision.ply, options: [name] } });
    line.send(last);
  };
}
play();
