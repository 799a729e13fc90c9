import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { sessionCookie } from '@/lib/http/cookies';
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/headers';

/** Checks only that a sign-in cookie exists, not that its session is valid. */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, env());
  const response =
    refuseMalformed(request) ??
    refuseMethod(request) ??
    redirectVisitor(request) ??
    pass(request, nonce, policy);
  const headers = pageHeaders(request.nextUrl.pathname, env());
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

// Without this answer, Next.js would respond with 500 to a path such as /%ff.
function refuseMalformed({ nextUrl }: NextRequest): NextResponse | null {
  try {
    decodeURIComponent(nextUrl.pathname);
    return null;
  } catch {
    return new NextResponse('This address is not valid.', { status: 400 });
  }
}

// For other methods, Next.js would log an error for each unknown server action.
function refuseMethod({ method, nextUrl }: NextRequest): NextResponse | null {
  if (method === 'GET' || method === 'HEAD' || nextUrl.pathname.startsWith('/api/')) return null;
  return new NextResponse('This address is only for reading.', {
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  });
}

/**
 * The paths for which the middleware runs. API routes are excluded, because in the middleware Next.js cuts
 * request bodies at 10 MB.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|_next/(?:static|image)/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png|apple-icon\\.png|opengraph-image\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
    // Of the remaining paths, only percent-encoded ones, which may be malformed.
    '/((?:api|_next)/.*%.*)',
  ],
};

const redirects: Record<string, string> = { '/dashboard': '/login', '/admin': '/' };

function redirectVisitor(request: NextRequest): NextResponse | null {
  const path = request.nextUrl.pathname.replace(/\/$/, '');
  // next.config.ts shows this page at /, so it has no address of its own.
  const target = path === '/start' ? '/' : redirects[path];
  if (!target || (path !== '/start' && request.cookies.has(sessionCookie()))) return null;
  return NextResponse.redirect(new URL(target, request.nextUrl));
}

// Next.js reads the nonce from the policy header, and our scripts read x-nonce.
function pass(request: NextRequest, nonce: string, policy: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return NextResponse.next({ request: { headers } });
}
