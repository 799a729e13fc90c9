/** The text of a style sheet; empty in the browser and in development. See scripts/inline-styles.mjs. */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
  export function load(): Promise<unknown>;
}
