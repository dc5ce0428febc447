import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#features/shared/api-error.ts'
import { saveCsv } from '#features/shared/csv/save-csv.ts'
import { type CsvCell, toCsv } from '#mocks/contracts/shared/csv.ts'
import { Button } from '#ui/button/button.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { useToast } from '#ui/toast/toast-context.ts'

interface ExportLogsProps<Item> {
  /** Of the file, without its ending. */
  name: string
  /** Reads a page of a hundred. */
  read: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>
  /** The columns of the file. */
  columns: Readonly<Record<string, (item: Item) => CsvCell>>
}

/** Entries a file holds at most. */
const mostExported = 10_000

/** Gives all that the filter leaves as a file for spreadsheets, not only what is loaded. */
export function ExportLogs<Item>({ name, read, columns }: ExportLogsProps<Item>) {
  const { notify } = useToast()
  const [isReading, setReading] = useState(false)

  async function save() {
    setReading(true)
    try {
      const items: Item[] = []
      let cursor: string | undefined
      do {
        const page = await read(cursor)
        items.push(...page.items)
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined && items.length < mostExported)
      const rows = items.map((item) => Object.values(columns).map((cellOf) => cellOf(item)))
      saveCsv(toCsv([Object.keys(columns), ...rows]), name)
      if (cursor !== undefined)
        notify({ kind: 'info', title: `The file holds the latest ${formatNumber(items.length)} entries` })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : undefined
      notify({ kind: 'failure', title: 'Not exported', message })
    } finally {
      setReading(false)
    }
  }

  return (
    <Button icon={<Download aria-hidden />} loading={isReading} onClick={() => void save()}>
      Export CSV
    </Button>
  )
}
