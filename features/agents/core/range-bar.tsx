import { Field } from '#ui/field/field.tsx'
import { Row } from '#ui/row/row.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { Declared } from './declare-words.ts'
import { type FigureRange, type RangeChoice, rangeChoices, rangeLabels } from './use-figure-range.ts'

interface RangeBarProps {
  view: FigureRange
  /** How the page declares its range. */
  words: Declared
}

const order: readonly RangeChoice[] = ['today', '7', '28', '90', 'year', 'own']

/** Chooses the days that figures are told of. */
export function RangeBar({ view, words: { 'data-find': find, label } }: RangeBarProps) {
  const { choice, setChoice, own, setFrom, setTo, problems } = view
  return (
    <Row wrap align="start" gap={3} data-find={find}>
      <Select
        aria-label={label}
        className="vg-_figures__range"
        value={choice}
        options={order.map((value) => ({ value, label: rangeLabels[value] }))}
        onValueChange={(next) => setChoice(rangeChoices.find((each) => each === next) ?? '28')}
      />
      {choice === 'own' && (
        <Stack gap={2}>
          <Row wrap align="start" gap={3}>
            <Field label="From" error={problems.from}>
              <TextField type="date" value={own.from} onChange={(event) => setFrom(event.target.value)} />
            </Field>
            <Field label="To" error={problems.to}>
              <TextField type="date" value={own.to} onChange={(event) => setTo(event.target.value)} />
            </Field>
          </Row>
        </Stack>
      )}
    </Row>
  )
}
