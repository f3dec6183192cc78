/** A file as visitors send it, and one that is kept. */
import { getDb } from '../../db/database.ts';
import { storeFile } from '../files.ts';
import { pdf } from './sample-files.ts';

export const pdfFile = () => new File([new Uint8Array(pdf)], 'plan.pdf');

export const cvFile = () => new File([new Uint8Array(pdf)], 'cv.pdf');

/** @returns the id of a CV that `ownerId` keeps, or that belongs to no account */
export const storedCv = async (ownerId: string | null = null) =>
  (await getDb()).transaction((tx) => storeFile(tx, cvFile(), { purpose: 'cv', ownerId }));

/** @returns the id of a document that `ownerId` keeps, or that belongs to no account */
export const storedFile = async (ownerId: string | null) =>
  (await getDb()).transaction((tx) => storeFile(tx, pdfFile(), { purpose: 'document', ownerId }));
