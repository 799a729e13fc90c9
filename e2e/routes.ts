import { globSync, readFileSync } from 'node:fs';

export interface Route {
  method: string;
  path: string;
}

/** The id that stands for every id in the path of a route. Nothing has this id. */
export const unusedId = '00000000-0000-4000-8000-000000000000';

export function routesUnder(folder: string): Route[] {
  return globSync(`app/api/${folder}/**/route.ts`)
    .sort()
    .flatMap((file) => {
      const path = `/${file.slice('app/'.length, -'/route.ts'.length)}`
        .replace(/\[\.\.\.\w+\]/, 'signout')
        .replaceAll(/\[\w+\]/g, unusedId);
      const methods = [
        ...readFileSync(file, 'utf8').matchAll(/^export const (GET|POST|PATCH|PUT|DELETE)\b/gm),
      ];
      return methods.map(([, method = '']) => ({ method, path }));
    });
}

export function pages(): string[] {
  return globSync('app/**/page.tsx')
    .sort()
    .map((file) => file.slice('app'.length, -'/page.tsx'.length).replace(/\/\(\w+\)/, '') || '/')
    .map((path) => path.replace(/\[\.\.\.\w+\]/, 'no/such/page').replaceAll(/\[\w+\]/g, unusedId));
}
