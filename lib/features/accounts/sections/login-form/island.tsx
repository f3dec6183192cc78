'use client';
/** The sign-in form in the browser. */
export { default } from '@/components/forms/login-form';
