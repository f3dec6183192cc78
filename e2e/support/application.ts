/** Applications for jobs, as people fill them in. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { brand } from '../../lib/site/content/site.ts';
import { anyForm } from './any-form.ts';
import type { Edition } from './editions.ts';
import { formToken } from './form-tokens.ts';
import { open } from './open.ts';
import type { Site } from './site.ts';
import { expect, newAddress } from './test.ts';

let made: Promise<Buffer> | undefined;
/** @param bytes of a picture in it that nobody sees */
async function make(bytes = 0): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Leela Thomas, graphic artist');
  if (bytes > 0) document.context.register(document.context.stream(randomBytes(bytes)));
  return Buffer.from(await document.save());
}

/** The same with a scan of so many megabytes. */
export async function scannedResume(megabytes: number) {
  return { ...(await resume()), buffer: await make(megabytes * 1_000_000) };
}

/** A whole PDF of one page, always the same. */
export async function resume() {
  made ??= make();
  return { name: 'leela-thomas.pdf', mimeType: 'application/pdf', buffer: await made };
}

/** The path of a job that is open in both editions. */
export const JOB = '/Careers/graphic-artist-1';

export const jobForm = (page: Page, { words }: Edition) =>
  anyForm(page, 'job-application', words.jobApplicationForm);

export async function fillInApplication(form: ReturnType<typeof anyForm>, email: string) {
  await form.field('name').fill('Leela Thomas');
  await form.field('email').fill(email);
  await form.field('cv').setInputFiles(await resume());
}

/** Applies by the form, as `email`. @returns the reference number that the visitor is told */
export async function applyByForm(
  page: Page,
  edition: Edition,
  origin: string,
  email: string,
): Promise<string> {
  await open(page, origin + JOB);
  const form = jobForm(page, edition);
  await fillInApplication(form, email);
  await form.send.click();
  await expect(form.reference).toHaveValue(new RegExp(`^${brand.USA.references}-`));
  return form.reference.inputValue();
}

/**
 * Applies as a program does, in the USA edition.
 * @param cookie of somebody who is signed in
 * @returns the status of the answer
 */
export async function apply(site: Site, cookie = 'region=USA'): Promise<number> {
  const { name, buffer } = await resume();
  const body = new FormData();
  const fields = { name: 'Leela Thomas', email: 'leela@example.org', token: formToken(site) };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('jobId', 'graphic-artist-1');
  body.set('cv', new File([new Uint8Array(buffer)], name));
  const headers = { Origin: site.local, Cookie: cookie, 'X-Forwarded-For': newAddress() };
  const url = `${site.local}/api/v1/registration/job-application`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
