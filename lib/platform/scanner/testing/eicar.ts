/**
 * What every scanner takes for a virus, though it is none (eicar.org). It stands here in parts, so that a scanner
 * does not take this repository for infected.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD', '-ANTIVIRUS', '-TEST-FILE!$H+H*'].join(''),
);

/** A file of the name `name` with it inside, and a whole PDF in every other respect. */
export const infectedPdf = (name = 'cv.pdf') =>
  new File(
    ['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ', new Uint8Array(eicar), '\n%%EOF\n'],
    name,
  );
