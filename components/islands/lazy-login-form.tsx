'use client';
/**
 * The sign-in form, in a file of its own: the sections of all pages share theirs. There is no
 * boundary around it, because the server would then write the form where only scripts find it.
 */
import { type ComponentProps, lazy } from 'react';

const Form = lazy(() => import('./login-form'));

export function LoginForm(props: ComponentProps<typeof Form>) {
  return <Form {...props} />;
}
