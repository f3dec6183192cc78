/**
 * Lets everything pass: the price of having a middleware belongs to the comparison. `HEADERS`, an object
 * as JSON, is what every answer is to say beside.
 */
import { NextResponse } from 'next/server';

const headers = JSON.parse(process.env.HEADERS ?? '{}');

export function middleware() {
  return NextResponse.next({ headers });
}

export const config = { runtime: 'nodejs', matcher: '/((?!_next/static).*)' };
