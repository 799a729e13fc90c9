import { basename } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * A Turbopack loader: makes a style sheet a JavaScript module for components/page/styled.tsx. Its default export is
 * the text of the sheet, and `load` links the sheet. The option `form` says where the module runs:
 * 'text' on the server; 'later' in the browser, where the text is empty; 'link' in development, where Next.js
 * links the sheet in both.
 */
export default function inlineStyles(source) {
  const done = this.async();
  const { form } = this.getOptions();
  const sheet = `'./${basename(this.resourcePath)}?link'`;
  if (form === 'later') return done(null, `export default ''; export const load = () => import(${sheet});`);
  if (form === 'link') return done(null, `import ${sheet}; export default ''; ${noLoad}`);
  postcss([tailwind({ optimize: { minify: true } }), dropFallbacks])
    .process(source, { from: this.resourcePath })
    .then(({ css, messages }) => {
      for (const { type, file, dir } of messages) {
        if (type === 'dependency') this.addDependency(file);
        if (type === 'dir-dependency') this.addContextDependency(dir);
      }
      done(null, `export default ${textWithAssets(css)}; ${noLoad}`);
    })
    .catch(done);
}

/** Drops what Tailwind writes for browsers without @property, which are older than those it supports. */
const dropFallbacks = {
  postcssPlugin: 'drop-fallbacks',
  OnceExit: (root) => root.walkAtRules('layer', (rule) => rule.params === 'properties' && rule.remove()),
};

const noLoad = 'export const load = async () => {};';

/** Returns an expression of JavaScript. The bundler replaces each `new URL` by the address of the file. */
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
