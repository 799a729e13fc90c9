/**
 * Replaces the 404 page of Next.js, which would otherwise be part of every page. Visitors never see this
 * text, because unknown addresses show (visitors)/not-found.tsx.
 */
export default function NotFound() {
  return <p>There is no page at this address.</p>;
}
