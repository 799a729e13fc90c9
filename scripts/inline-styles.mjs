import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * Turns a style sheet into a JavaScript module for components/page/styled.tsx (a Turbopack loader). The module
 * exports a text and the function `load`. The option `form` chooses what they are:
 * - 'text', for the server: the text is the style sheet, and `load` does nothing.
 * - 'later', for the browser: the text is empty, and `load` links the style sheet.
 * - 'link', for development: the text is empty, and `load` does nothing. Next.js links the style sheet.
 */
export default function inlineStyles(source) {
  const done = this.async();
  const { form } = this.getOptions();
  const name = basename(this.resourcePath, '.css');
  // The sheet user-first.css is the part of user.css that the pages of app/(user) need before they load more code.
  // Its `load` links user.css, the whole sheet.
  const group = name.endsWith('-first') ? name.replace('-first', '') : null;
  const links = group ? [name, group] : [name];
  const sheets = links.map((link) => `'./${link}.css?link'`);
  if (form === 'later')
    return done(null, `export default ''; export const load = () => import(${sheets.at(-1)});`);
  if (form === 'link')
    return done(null, `${sheets.map((sheet) => `import ${sheet};`).join(' ')} export default ''; ${noLoad}`);
  const whole = group ? source + sourcesOf(group) : source;
  postcss([tailwind({ optimize: { minify: true } }), dropFallbacks])
    .process(whole, { from: this.resourcePath })
    .then(({ css, messages }) => {
      for (const { type, file, dir } of messages) {
        if (type === 'dependency') this.addDependency(file);
        if (type === 'dir-dependency') this.addContextDependency(dir);
      }
      done(null, `export default ${textWithAssets(css)}; ${noLoad}`);
    })
    .catch(done);
}

// Without what comes on demand, by `import()`, and without the pages of other groups.
const firstImport =
  /^(?:import|export) (?!type)[^;]*? from '@\/((?:app|components)\/(?![^']*\/page')[^']+)'/gms;

function sourcesOf(group) {
  const files = new Set(globSync(['app/*.tsx', `app/[(]${group}[)]/**/*.tsx`]));
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(firstImport)) {
      const imported = [`${path}.tsx`, `${path}.ts`].find(existsSync);
      if (imported) files.add(imported);
    }
  }
  return [...files].map((file) => `@source "../../${file}";\n`).join('');
}

/** A PostCSS plugin that removes what Tailwind writes for browsers without @property. */
const dropFallbacks = {
  // Tailwind does not support these browsers either.
  postcssPlugin: 'drop-fallbacks',
  OnceExit: (root) => root.walkAtRules('layer', (rule) => rule.params === 'properties' && rule.remove()),
};

const noLoad = 'export const load = async () => {};';

/**
 * Returns a JavaScript expression with the text `css` as its value. Each relative address in the text becomes
 * `new URL(…)`. The bundler replaces this `new URL(…)` by the address of the file.
 */
function textWithAssets(css) {
  return css
    .split(/url\(["']?(\.[^"')]+)["']?\)/)
    .map((part, place) =>
      place % 2 === 0
        ? JSON.stringify(part)
        : `"url(" + new URL(${JSON.stringify(part)}, import.meta.url).pathname + ")"`,
    )
    .join(' + ');
}
