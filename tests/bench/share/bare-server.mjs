// The minimal server for a page: node:http and a buffer, in a separate process. The baseline.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', encoding = 'identity'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
