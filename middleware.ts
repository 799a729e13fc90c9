import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { sessionCookie } from '@/lib/http/cookies';
import { contentSecurityPolicy, pageHeaders } from '@/lib/http/headers';

/**
 * Sends visitors without a sign-in cookie away from the two areas that need one, and gives every page its security headers.
 * It never decides that someone is signed in: the pages and routes do.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, env());
  const response = redirectVisitor(request) ?? pass(request, nonce, policy);
  for (const [name, value] of Object.entries(pageHeaders(env()))) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * Pages only, and every path that is no file of ours: a 404 page is a page, whatever its path ends in. API answers and files have their
 * headers from next.config.ts, and a body that passed here would be cut at 10 MB.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|_next/(?:static|image)/|(?:favicon\\.ico|icon\\.svg|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png|apple-icon\\.png|opengraph-image\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)',
  ],
};

const doors: Record<string, string> = { '/dashboard': '/login', '/admin': '/' };

function redirectVisitor(request: NextRequest): NextResponse | null {
  const door = doors[request.nextUrl.pathname.replace(/\/$/, '')];
  if (!door || request.cookies.has(sessionCookie())) return null;
  return NextResponse.redirect(new URL(door, request.nextUrl));
}

/** Next finds the nonce in the request's policy and stamps its own scripts with it; ours read x-nonce. */
function pass(request: NextRequest, nonce: string, policy: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return NextResponse.next({ request: { headers } });
}
