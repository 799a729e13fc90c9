/**
 * Replaces the 404 page of Next.js. Without this file, Next.js would add its own 404 page to every page.
 * Visitors never see this text: unknown addresses show (visitors)/not-found.tsx.
 */
export default function NotFound() {
  return <p>There is no page at this address.</p>;
}
