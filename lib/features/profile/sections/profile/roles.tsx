/** What the account may do: a member's role alone, for staff among those that there are. */
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import type { Role, Roles as RoleList } from '@/lib/features/profile/schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { Block } from './block';
import type { ProfileWords } from './words';

export function Roles({ words }: { words: ProfileWords }) {
  const own = useSWR<Role>('/user/role', read, QUIET);
  const all = useSWR<RoleList>('/user/roles_list', read, QUIET);
  const isMember = own.data?.role === 'member';
  const shown = all.data?.roles.filter(({ id }) => !isMember || id === 'member') ?? [];
  return (
    <Block title={words.role} text={words.roleText}>
      {own.data && all.data ? (
        <ul className="border-line border-t">
          {shown.map(({ id, description }) => (
            <li key={id} className="profile-row">
              <span className="wrap-anywhere">
                <strong className="block font-semibold">
                  {words.roles[id as keyof typeof words.roles] ?? id}
                </strong>
                <span className="block text-muted text-sm">{description}</span>
              </span>
              {id === own.data?.role && (
                <span className="label profile-mark">
                  {words.roleOwn.replace('{edition}', words.editions[own.data.region])}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : own.error || all.error ? (
        <div role="alert">
          <p className="field-error">{words.roleFailed}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => Promise.all([own.mutate(), all.mutate()])}
          >
            {words.retry}
          </Button>
        </div>
      ) : (
        <p role="status" className="text-muted">
          {words.roleLoading}
        </p>
      )}
    </Block>
  );
}
