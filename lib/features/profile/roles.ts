/**
 * What an account may be, and what that allows. The specification names no role. Staff are made by the
 * operator's command alone (lib/features/accounts/add-account.ts): no endpoint changes a role.
 */
import type { Role } from '../../platform/api/endpoint-description.ts';

const DESCRIPTIONS = {
  member: 'Sees and changes its own account, and what it sent to us.',
  desk: 'Reads and answers what was sent to the desk of its edition. Every look is logged.',
} as const satisfies Record<Role, string>;

export const ROLES = Object.entries(DESCRIPTIONS).map(([id, description]) => ({ id, description }));
