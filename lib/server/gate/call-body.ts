// The body of a call on its way to who answers it: how long it may be, and who takes it when.
import type { IncomingMessage } from 'node:http';
import { matchOperation, operations, type Operation } from '@/lib/contract';
import { callMaxBytes } from '@/lib/model/limits/service';
import { isInner } from '../request/inner';

/** What any call may carry; those of operators what their own row says, such as a file. */
export function bodyMost(method: string, pathname: string): number {
  const match = isInner(pathname) ? matchOperation(method, pathname) : undefined;
  const { bodyBytes = 0 }: Partial<Operation> =
    typeof match === 'object' ? operations[match.name] : {};
  return Math.max(callMaxBytes, bodyBytes);
}

/** The whole body; undefined when it is longer than `most`. */
export async function readBody(
  message: IncomingMessage,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // A connection that is cut off here could not carry the refusal.
  for await (const piece of message.iterator({ destroyOnReturn: false })) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    if (bytes > most) return undefined;
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** The body as it comes; nothing of it is taken before somebody reads it. */
export function piecesOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Buffer> = message.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: async () => void (await pieces.return?.()),
    },
    { highWaterMark: 0 },
  );
}
