/** The pace of an outbox that tests wait for: whatever it does in its own time it does every second. */
export const QUICK_PACE = { awake: 1, deaf: 1, renew: 1, supervise: 1 };
