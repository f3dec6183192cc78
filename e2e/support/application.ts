/** Applications for jobs, as people fill them in. */
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { anyForm } from './any-form.ts';
import type { Edition } from './editions.ts';

let made: Promise<Buffer> | undefined;
async function make(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Leela Thomas, graphic artist');
  return Buffer.from(await document.save());
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
