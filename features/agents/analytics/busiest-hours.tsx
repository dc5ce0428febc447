import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { HeatMap } from '#ui/heat-map/heat-map.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** When visitors write. */
export function BusiestHours({ figures }: { figures: AgentFigures }) {
  const { from, to, hours: values } = figures
  return (
    <Card>
      <HeatMap
        label="Busiest hours"
        rows={weekdays}
        columns={hours}
        values={values}
        actions={
          <CsvButton
            of="busiest hours"
            name={`hours-${from}-${to}`}
            rows={() => [
              ['Day', ...hours],
              ...weekdays.map((day, index) => [day, ...values.slice(index * 24, index * 24 + 24)]),
            ]}
          />
        }
      />
    </Card>
  )
}
