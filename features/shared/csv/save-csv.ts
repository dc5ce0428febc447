import { saveFile } from '../files/save-file.ts'

/** Spreadsheets read a file as UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

/** Gives somebody a table as a file. @param name of the file, without its ending */
export function saveCsv(csv: string, name: string): void {
  saveFile(`${name}.csv`, `${byteOrderMark}${csv}`, 'text/csv')
}
