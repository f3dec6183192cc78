'use client';
/** The contact form in the browser. */
export { ContactForm } from '@/components/islands/contact-form';
