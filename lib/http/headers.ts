interface Where {
  https: boolean;
  production: boolean;
}

/** Returns the Content-Security-Policy of a page. Scripts need the `nonce` of the request. */
export function contentSecurityPolicy(nonce: string, { https, production }: Where): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${production ? '' : " 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${production ? '' : ' ws:'}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

// With the header, Chrome starts the page's process only when the answer has arrived, which delays the first paint
// by 20 to 30 ms. Nobody signs in on these pages; the sign-in page has the header.
const withOpener = new Set(['/', '/dashboard']);

export function pageHeaders(path: string, { https }: Where): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(withOpener.has(path) ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
