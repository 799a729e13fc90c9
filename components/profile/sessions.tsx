'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ListState } from '@/components/common/list-state';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';
import type { OwnSession } from '@/lib/auth/schema';

const url = '/api/user/sessions';
const key = ['sessions'] as const;

export function Sessions() {
  const sessions = useQuery({ queryKey: key, queryFn: () => api.get<OwnSession[]>(url), staleTime: 0 });
  const end = useEndSession();
  return (
    <ListState query={sessions} name="Your devices" isEmpty={() => false} empty={null}>
      {(all) => (
        <div className="grid justify-items-start gap-3">
          <ul className="w-full divide-y divide-border">
            {all.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <SessionLine {...session} />
                {session.isCurrent ? (
                  <span className="text-sm text-muted-foreground">This one</span>
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    pending={end.isPending}
                    aria-label={`Sign out ${session.device ?? 'unknown device'}`}
                    onClick={() => end.mutate(`/${session.id}`)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {all.length > 1 && (
            <Button variant="outline" pending={end.isPending} onClick={() => end.mutate('')}>
              Sign out everywhere else
            </Button>
          )}
        </div>
      )}
    </ListState>
  );
}

function SessionLine({ device, createdAt, seenAt }: OwnSession) {
  const day = (at: string) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>{device ?? 'Unknown device'}</p>
      <p className="text-sm text-muted-foreground">
        Signed in {day(createdAt)}, last used {day(seenAt)}
      </p>
    </div>
  );
}

function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => api.del(`${url}${path}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      showToast({ title: 'Signed out there' });
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: 'Nothing was signed out',
        description: errorMessage(error, 'Check your connection.'),
      }),
  });
}
