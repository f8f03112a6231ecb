// The address where the site listens. Not passed to the framework (`--hostname`): it would take
// that name for its own address, and then fetch every page that the middleware rewrites over the
// network, as from another site.
import { createServer, Server } from 'node:net';

/**
 * From now on, a server of this process that would listen on all addresses of `port` listens on
 * `host` only.
 */
export function listenAt(host, port) {
  const { listen } = Server.prototype;
  Server.prototype.listen = function listenThere(...given) {
    const [first, second, ...rest] = given;
    const open = Number(first) === port && second === undefined;
    return Reflect.apply(listen, this, open ? [port, host, ...rest] : given);
  };
}

const reasons = {
  EACCES: 'this user may not listen there: take a port from 1024 on, or put a proxy before it',
  EADDRINUSE: 'something listens there already: end it, or set PORT',
  EADDRNOTAVAIL: 'this machine has no such address: correct HOST',
  ENOTFOUND: 'no such name is known here: correct HOST',
};

function cannotStart(problem) {
  process.stderr.write(`\nCubewire cannot start:\n  - ${problem}\n`);
  process.exit(1);
}

/** PORT, or its default; ends the process with a sentence if it is invalid. */
export function givenPort() {
  const port = process.env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    cannotStart(`PORT is "${port}"; it must be a whole number from 1 to 65535.`);
  }
  return Number(port);
}

/** Ends the process with a sentence if it could not listen; the framework would print a stack. */
export async function needPort(host, port) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => server.close(resolve));
  }).catch(({ code, message }) => {
    const at = host ? `port ${port} of ${host}` : `port ${port}`;
    cannotStart(`${at}: ${reasons[code] ?? message}.`);
  });
}
