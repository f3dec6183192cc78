/** Installs what a test needs from the distribution, where that is allowed and Debian's way. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @returns false when it may not be installed here, or could not be */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
