/**
 * The module of a style sheet (scripts/inline-styles.mjs). The default export is the sheet's text; it is
 * empty in the browser and in development.
 */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
  export function load(): Promise<unknown>;
}
