/** Says exactly the given bytes to a server and gives back all it answers. For tests only. */
import { connect } from 'node:net';

export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
    });
    // A reset after the answer still leaves the answer to look at.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
