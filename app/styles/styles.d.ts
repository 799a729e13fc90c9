/**
 * The module of a style sheet (scripts/inline-styles.mjs). The default export is the text of the sheet. In
 * the browser and in development, this text is empty.
 */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
  export function load(): Promise<unknown>;
}
