import { Field } from '#ui/field/field.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { Text } from '#ui/text/text.tsx'
import { type Target, targetWords } from './import-targets.ts'
import { sourceWords } from './leads.words.ts'
import type { CsvFile } from './read-csv.ts'

interface ImportMappingProps {
  file: CsvFile
  mapping: readonly Target[]
  /** The agent's own columns. */
  columns: readonly string[]
  onChange: (mapping: Target[]) => void
}

interface PreviewRow {
  cells: readonly string[]
  row: number
}

/** A list of Radix takes no empty value. */
const leftOut = 'left-out'
const previewed = 3

/** Says of each column of a file what it holds, and shows the first rows as they will be. */
export function ImportMapping({ file, mapping, columns, onChange }: ImportMappingProps) {
  const options = [
    { value: leftOut, label: 'Leave out' },
    ...Object.entries(targetWords).map(([value, label]) => ({ value, label })),
    ...columns.map((column) => ({ value: `field:${column}`, label: column })),
  ]

  function choose(at: number, next: string) {
    const target = (next === leftOut ? '' : next) as Target
    // A thing is told by one column.
    onChange(mapping.map((each, index) => (index === at ? target : each === target ? '' : each)))
  }

  const leftHeads = file.head.filter((head, index) => head.trim() && !mapping[index])
  const taken = mapping.flatMap((target, index) => (target ? [{ target, index }] : []))
  return (
    <Stack gap={5}>
      <Row columns="sm" gap={3}>
        {file.head.map((head, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
          <Field key={index} label={head || `Column ${index + 1}`}>
            <Select
              value={mapping[index] || leftOut}
              onValueChange={(next) => choose(index, next)}
              options={options}
            />
          </Field>
        ))}
      </Row>
      <Text size="sm" tone="muted">
        {leftHeads.length > 0 && (
          <>
            Left out: <bdi>{leftHeads.join(', ')}</bdi>.{' '}
          </>
        )}
        Owners are members by their email address. Every lead of a file has the source “{sourceWords.file}”,
        and no conversations.
      </Text>
      {taken.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="sm">
            The first rows
          </Heading>
          <Table
            className="vg-_leads__preview"
            label="The first rows"
            rows={file.rows.slice(0, previewed).map((cells, row) => ({ cells, row }))}
            rowKey={({ row }) => String(row)}
            windowed={false}
            columns={taken.map(
              ({ target, index }): TableColumn<PreviewRow> => ({
                id: target,
                header: options.find(({ value }) => value === target)?.label ?? target,
                cell: ({ cells }) => <bdi>{cells[index]}</bdi>,
              }),
            )}
          />
        </Stack>
      )}
    </Stack>
  )
}
