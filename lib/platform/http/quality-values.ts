/** The weights that a client gives to what it takes: Accept and its kin. RFC 9110 §12.4.2. */

/** @returns each name in small letters with its weight, from 0 to 1, in the order of the header */
export function qualityValues(header: string): [name: string, weight: number][] {
  return header
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      // A weight that is not a number says nothing we may rely on: what has it is not used.
      const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0;
      return name ? [[name, weight] as [string, number]] : [];
    });
}
