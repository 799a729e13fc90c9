import { globSync, readFileSync } from 'node:fs';

export interface Route {
  method: string;
  /** With an id that belongs to nobody in the place of a parameter. */
  path: string;
}

const nobodysId = '00000000-0000-4000-8000-000000000000';

/** Every door below a folder of app/api, as its files export them: a new one is tested without being listed. */
export function routesUnder(folder: string): Route[] {
  return globSync(`app/api/${folder}/**/route.ts`)
    .sort()
    .flatMap((file) => {
      const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`.replaceAll(/\[\w+\]/g, nobodysId);
      const methods = [...readFileSync(file, 'utf8').matchAll(/^export const (GET|POST|PATCH|PUT|DELETE)\b/gm)];
      return methods.map(([, method = '']) => ({ method, path }));
    });
}
