'use client';
/** The sign-in form in the browser. */
export { default } from '@/components/islands/login-form';
