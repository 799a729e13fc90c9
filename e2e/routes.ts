import { globSync, readFileSync } from 'node:fs';

export interface Route {
  method: string;
  /** A parameter is an id that belongs to nobody, a rest of the path one of the doors behind it. */
  path: string;
}

const nobodysId = '00000000-0000-4000-8000-000000000000';

/** Every door below a folder of app/api, as its files export them: a new one is tested without being listed. */
export function routesUnder(folder: string): Route[] {
  return globSync(`app/api/${folder}/**/route.ts`)
    .sort()
    .flatMap((file) => {
      const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`
        .replace(/\[\.\.\.\w+\]/, 'signout')
        .replaceAll(/\[\w+\]/g, nobodysId);
      const methods = [
        ...readFileSync(file, 'utf8').matchAll(/^export const (GET|POST|PATCH|PUT|DELETE)\b/gm),
      ];
      return methods.map(([, method = '']) => ({ method, path }));
    });
}

/** Every page of app, as its files lie; one path that no file knows stands for all of those. */
export function pages(): string[] {
  return globSync('app/**/page.tsx')
    .sort()
    .map((file) => `/${file.slice('app/'.length, -'page.tsx'.length)}`.replace(/(.)\/$/, '$1'))
    .map((path) => path.replace(/\[\.\.\.\w+\]/, 'no/such/page').replaceAll(/\[\w+\]/g, nobodysId));
}
