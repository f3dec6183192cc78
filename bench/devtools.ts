/** A tab of a running Chromium over its own protocol: nothing between it and what is measured. */

type Target = { type: string; url: string; webSocketDebuggerUrl: string };
type Answer = { id?: number; result?: unknown; error?: { message: string } };

export class Tab {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer: Answer = JSON.parse(String(data));
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  /** Connects to the one visible tab; a page that was rendered before is one of its own. */
  static async open(port: number): Promise<Tab> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
    const targets: Target[] = await answer.json();
    const page = targets.find(({ type }) => type === 'page');
    if (!page) throw new Error('the browser has no tab');
    const socket = new WebSocket(page.webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    return new Tab(socket);
  }

  /** @throws Error with the browser's words */
  async send(method: string, params: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  /** The value of a JavaScript expression; promises are awaited. */
  async evaluate<T>(expression: string): Promise<T> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result } = (await this.send('Runtime.evaluate', params)) as { result: { value: T } };
    return result.value;
  }

  async mouse(type: string, x: number, y: number): Promise<void> {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    await this.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
  }

  close(): void {
    this.#socket.close();
  }
}
