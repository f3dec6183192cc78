'use client';
/** The contact form in the browser. */
export { ContactForm as default } from '@/components/islands/contact-form';
