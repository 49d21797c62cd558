import { createCaller } from '@/server/testing/processes/keep-calling';

const [url = '', atOnce, spread] = process.argv.slice(2);
const answers: Record<string, number> = {};
let tried = 0;

/** Tries wrong passwords without a pause until the process ends. Each attacker has its own connection. */
async function attack(): Promise<void> {
  const caller = createCaller(url);
  for (;;) {
    const count = (tried += 1);
    const from = spread === 'many' ? count : 1;
    const address = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
    const body = { loginName: `name ${count}`, password: 'not the password' };
    const { status } = await caller
      .call('POST', '/api/User/ValidateUser', body, { 'X-Forwarded-For': address })
      .catch(({ message }: Error) => ({ status: message }));
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

// The benchmark sends a message to ask for the counts.
process.on('message', () => process.send?.(answers));
process.once('disconnect', () => process.exit());
await Promise.all(Array.from({ length: Number(atOnce) }, attack));
