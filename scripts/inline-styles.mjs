import { basename } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

/**
 * A Turbopack loader: turns a style sheet into a JavaScript module whose default export is its text, so that
 * components/page/styled.tsx can write it into the page. Font files that it names become assets. With the option
 * `form: 'empty'` the text is empty; with `'link'` too, and Next.js links the sheet as usual.
 */
export default function inlineStyles(source) {
  const done = this.async();
  const { form } = this.getOptions();
  if (form !== 'text') {
    const link = form === 'link' ? `import './${basename(this.resourcePath)}?link';` : '';
    return done(null, `${link} export default '';`);
  }
  postcss([tailwind({ optimize: { minify: true } })])
    .process(source, { from: this.resourcePath })
    .then(({ css, messages }) => {
      for (const { type, file, dir } of messages) {
        if (type === 'dependency') this.addDependency(file);
        if (type === 'dir-dependency') this.addContextDependency(dir);
      }
      done(null, `export default ${textWithAssets(css)};`);
    })
    .catch(done);
}

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
