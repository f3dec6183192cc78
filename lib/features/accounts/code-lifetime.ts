/** How long a code that was mailed is good, in ms (ASVS 6.5.5), and the browser known that asked for it. */
export const CODE_MS = 10 * 60 * 1000;
