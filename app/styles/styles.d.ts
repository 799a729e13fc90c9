/**
 * The text of a style sheet (scripts/inline-styles.mjs). Only a production server has the text. In the browser
 * and in development, the text is empty.
 */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
}
