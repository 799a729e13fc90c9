/**
 * Replaces the 404 page of Next.js, because Next.js would otherwise add its own to every page. Visitors never
 * see this text: unknown addresses show (visitors)/not-found.tsx.
 */
export default function NotFound() {
  return <p>There is no page at this address.</p>;
}
