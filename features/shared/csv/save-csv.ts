/** Spreadsheets read a file as UTF-8 when it begins with this. */
const byteOrderMark = '\uFEFF'

/** Gives somebody a table as a file. @param name of the file, without its ending */
export function saveCsv(csv: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
