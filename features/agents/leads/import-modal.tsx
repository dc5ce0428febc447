import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { importLeads } from '#mocks/contracts/leads/import.contract.ts'
import { importRowsLimit } from '#mocks/contracts/leads/lead-limits.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import { Button } from '#ui/button/button.tsx'
import { FileUpload } from '#ui/file-upload/file-upload.tsx'
import { formatCount, formatNumber } from '#ui/format/number.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { importBatches } from './import-batches.ts'
import { ImportMapping } from './import-mapping.tsx'
import { ImportOutcome, type Outcome } from './import-outcome.tsx'
import { guessTargets, type Target, toImportRow } from './import-targets.ts'
import { type LeadsOwner, leadSettingsQuery, useLeadChanges } from './leads.queries.ts'
import { type CsvFile, csvText, readCsv } from './read-csv.ts'

interface ImportModalProps {
  owner: LeadsOwner
  open: boolean
  onClose: () => void
  onExited: () => void
}

/** Greatest file, in MB. */
const fileMB = 10
const nothingYet: Outcome = { created: 0, joined: 0, withoutOwner: 0, refused: [] }

/** Brings leads in from a file: its columns are named, what comes is seen, and what was refused is said row by row. */
export function ImportModal({ owner, open, onClose, onExited }: ImportModalProps) {
  const { bring } = useLeadChanges(owner)
  const { data: settings, isPending } = useQuery(leadSettingsQuery(owner))
  const [file, setFile] = useState<CsvFile>()
  const [chosen, setChosen] = useState<Target[]>()
  const [wrong, setWrong] = useState('')
  const [sent, setSent] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  /** Rows that were sent, and answered. */
  const [taken, setTaken] = useState(0)
  const columns = settings?.columns ?? []
  // Until somebody chooses, columns are guessed: the agent's own may be known later than the file.
  const mapping = chosen ?? (file ? guessTargets(file.head, columns) : [])

  /** Reads the file here: nothing of it is sent before its columns are named. */
  async function read(csv: File): Promise<CsvFile> {
    setFile(undefined)
    setWrong('')
    const found = await readCsv(csvText(await csv.arrayBuffer()))
    if (found.head.length === 0) throw new Error('This file is empty.')
    if (found.rows.length === 0) throw new Error('This file has no rows under its first line.')
    if (found.rows.length > importRowsLimit) {
      throw new Error(`This file has more than ${formatNumber(importRowsLimit)} rows.`)
    }
    return found
  }

  function take(found: CsvFile) {
    setFile(found)
    setChosen(undefined)
  }

  /** Sends what is not sent yet; what was learnt before it failed stays. */
  async function send({ rows, lines }: CsvFile) {
    let [done, at] = [outcome ?? nothingYet, taken]
    setWrong('')
    try {
      for (const batch of importBatches(rows.slice(at).map((cells) => toImportRow(cells, mapping)))) {
        setSent(at)
        const body: BodyOf<typeof importLeads> = { rows: batch }
        const { created, joined, withoutOwner, refused } = await bring.mutateAsync(body)
        const from = at
        done = {
          created: done.created + created,
          joined: done.joined + joined,
          withoutOwner: done.withoutOwner + withoutOwner,
          refused: [
            ...done.refused,
            ...refused.map(({ row, message }) => {
              const [cells = [], line = 0] = [rows[from + row], lines[from + row]]
              return { line, cells, message }
            }),
          ],
        }
        at += batch.length
      }
    } catch (error) {
      // Those that came in without an answer are joined when they are sent again.
      setWrong(error instanceof Error ? error.message : 'The rows could not be sent.')
    }
    if (at > 0) setOutcome(done)
    setTaken(at)
    setSent(undefined)
  }

  const isMapped = mapping.some(Boolean)
  const rest = file ? file.rows.length - taken : 0
  return (
    <Modal
      size="lg"
      open={open}
      onOpenChange={onClose}
      onExited={onExited}
      title="Import leads"
      subtitle={`A CSV file of at most ${formatNumber(importRowsLimit)} rows; its first line names the columns.`}
      footer={
        outcome && rest === 0 ? (
          <Button tone="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button
            tone="primary"
            disabled={!file || !isMapped || isPending}
            loading={sent !== undefined}
            onClick={() => file && void send(file)}
          >
            {file ? `Import ${outcome ? 'the other ' : ''}${formatCount(rest, 'row')}` : 'Import'}
          </Button>
        )
      }
    >
      {outcome && file ? (
        <Stack gap={5}>
          {wrong && (
            <Text tone="danger" role="alert">
              {formatCount(rest, 'row is', 'rows are')} not sent yet. {wrong}
            </Text>
          )}
          {sent !== undefined && <ProgressBar label="Sending rows" value={sent} max={file.rows.length} />}
          <ImportOutcome outcome={outcome} head={file.head} />
        </Stack>
      ) : (
        <Stack gap={5}>
          <FileUpload
            label="Choose a CSV file"
            accept={['csv', 'tsv', 'txt']}
            maxSizeMB={fileMB}
            upload={read}
            onUploaded={take}
          />
          {wrong && (
            <Text tone="danger" role="alert">
              The rows were not all taken. {wrong} Send the file again: those that came in are not added
              twice.
            </Text>
          )}
          {file && <ImportMapping file={file} mapping={mapping} columns={columns} onChange={setChosen} />}
          {file && !isMapped && <Text tone="muted">Say of at least one column what it holds.</Text>}
          {file && sent !== undefined && (
            <ProgressBar label="Sending rows" value={sent} max={file.rows.length} />
          )}
        </Stack>
      )}
    </Modal>
  )
}
