/** Never shown. Without this file, Next.js would write its own 404 page into every page. */
export default function NotFound() {
  return <p>There is no page at this address.</p>;
}
