import { Download } from 'lucide-react'
import { type CsvCell, toCsv } from '#mocks/contracts/shared/csv.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { saveCsv } from './save-csv.ts'

interface CsvButtonProps {
  /** What the file holds: 'Conversations'. */
  of: string
  /** The file's name, without its ending. */
  name: string
  /** The table, its header first. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** Gives the numbers of a chart or a list as a file for spreadsheets. */
export function CsvButton({ of, name, rows }: CsvButtonProps) {
  return (
    <IconButton
      label={`Download ${of} as CSV`}
      icon={<Download aria-hidden />}
      size="sm"
      onClick={() => saveCsv(toCsv(rows()), name)}
    />
  )
}
