/**
 * Tables for spreadsheets, as RFC 4180 writes them. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe (OWASP, CSV injection), because what is in it was typed by strangers.
 */

/** Also the wide forms of the signs: some spreadsheets read them as the plain ones. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/**
 * Where ';' separates, as in much of Europe, a spreadsheet splits a cell that was meant whole, also at the end of a
 * line: what comes then begins a cell of its own. Any other sign at the beginning is FORMULA's.
 */
const LATER_FORMULA = /((?:;|(?<!^)[\t\r\n"]) *)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",\r\n]/;
/** By this mark spreadsheets know that the letters are UTF-8. */
const MARK = '\ufeff';

function cell(value: string): string {
  const inert = value.replace(LATER_FORMULA, "$1'");
  const safe = FORMULA.test(inert) ? `'${inert}` : inert;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param rows of text, the first one with the names of the columns */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** `rows` as a file that the browser keeps. @param name of the file, without its ending */
export function csvResponse(name: string, rows: readonly (readonly string[])[]): Response {
  return new Response(toCsv(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
