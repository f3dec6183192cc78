/**
 * Loaded into a server before anything else (`node --import`): its clock is ahead by as many ms as the
 * file in MOVED_CLOCK says. A test so lets hours pass on the server that it has started.
 */
import { readFileSync } from 'node:fs';

const file = process.env.MOVED_CLOCK;
const realNow = Date.now;
const now = () => realNow() + Number(file ? readFileSync(file, 'utf8') : 0);

globalThis.Date = new Proxy(Date, {
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length > 0 ? given : [now()], newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
