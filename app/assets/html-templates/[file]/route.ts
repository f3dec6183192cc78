/** GET /assets/html-templates/{file}: the specification's address of the call /html-templates. */
export const dynamic = 'force-dynamic';

export { GET, HEAD } from '@/app/api/v1/html-templates/[file]/route';
