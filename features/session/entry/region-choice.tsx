import { useId } from 'react'
import { regionNames } from '#features/shared/region/region-names.ts'
import { type Region, regions } from '#mocks/contracts/shared/region.ts'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'
import './region-choice.css'

interface RegionChoiceProps {
  value: Region
  onChange: (region: Region) => void
}

/** Where the new account's data is kept. Native radios: sign-up loads nothing it can do without. */
export function RegionChoice({ value, onChange }: RegionChoiceProps) {
  const help = useId()
  return (
    <Row as="fieldset" columns="sm" aria-describedby={help}>
      <Text as="legend" size="sm" weight="medium" className="vg-_region-choice__legend">
        Where your data is kept
      </Text>
      <Text size="sm" tone="muted" id={help} className="vg-_region-choice__help">
        Your agents and conversations stay in this region.
      </Text>
      {regions.map((region) => (
        <label key={region} className="vg-_region-choice__option">
          <input
            type="radio"
            name="region"
            value={region}
            checked={region === value}
            onChange={() => onChange(region)}
            className="vg-_region-choice__input"
          />
          {regionNames[region]}
        </label>
      ))}
    </Row>
  )
}
