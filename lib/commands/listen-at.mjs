// Where the site listens. Not told to the framework (`--hostname`): it takes the name for its own
// address, and then every page that the middleware rewrites is fetched over the network as a foreign one.
import { Server } from 'node:net';

/** From now on a server of this process that would listen on all addresses of `port` listens on one. */
export function listenAt(host, port) {
  const { listen } = Server.prototype;
  Server.prototype.listen = function listenThere(...given) {
    const [first, second, ...rest] = given;
    const open = Number(first) === port && second === undefined;
    return Reflect.apply(listen, this, open ? [port, host, ...rest] : given);
  };
}
