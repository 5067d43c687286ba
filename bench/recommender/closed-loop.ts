/** Asks as fast as answers come, from 50 connections: `node closed-loop.ts PORT REQUESTS_AS_JSON`. Prints answers a second. */
import autocannon from 'autocannon';

const [port = '', requests = '[]'] = process.argv.slice(2);
const { requests: done } = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections: 50,
  duration: 6,
  requests: JSON.parse(requests),
});
process.stdout.write(JSON.stringify(done.average));
