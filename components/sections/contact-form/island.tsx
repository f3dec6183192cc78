'use client';
/** The contact form in the browser. */
export { default } from '@/components/forms/form';
