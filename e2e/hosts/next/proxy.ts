import { type NextRequest, NextResponse } from 'next/server';

/** Tells the layout the page's address, and gives each page a nonce. */
export function proxy(request: NextRequest) {
  const headers = new Headers(request.headers);
  headers.set('x-url', request.url);
  // `next dev` needs eval and inline styles.
  if (process.env.NODE_ENV === 'development') return NextResponse.next({ request: { headers } });
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  return NextResponse.next({ request: { headers }, headers: { 'Content-Security-Policy': policy } });
}

export const config = { matcher: '/((?!_next/|favicon.ico).*)' };

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}' https://header.grocer.example`,
    "font-src 'self' https://header.grocer.example",
    "img-src 'self' data: https://header.grocer.example https://services.grocer.example",
    "connect-src 'self' https://header.grocer.example https://services.grocer.example",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
