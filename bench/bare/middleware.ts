/** Lets everything pass: the price of having a middleware belongs to the comparison. */
import { NextResponse } from 'next/server';

export function middleware() {
  return NextResponse.next();
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/static).*)' };
