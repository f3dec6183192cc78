'use client';
/** A form in the browser. */
export { default } from '@/components/forms/form';
