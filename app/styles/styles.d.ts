/** The text of the style sheet on a server that `next build` has built, otherwise empty (scripts/inline-styles.mjs). */
declare module '@/app/styles/*.css' {
  const text: string;
  export default text;
}
