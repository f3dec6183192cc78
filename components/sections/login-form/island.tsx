'use client';
/** The sign-in form in the browser. */
export { LoginForm } from '@/components/islands/lazy-login-form';
