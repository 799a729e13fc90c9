/**
 * Made by scripts/inline-styles.mjs. The default export is the text of the sheet on a production server, and empty
 * elsewhere.
 */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
  export function load(): Promise<unknown>;
}
