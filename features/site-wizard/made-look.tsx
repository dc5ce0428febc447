import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { chosenLogo } from './preview-agent.ts'
import { ViewHeading } from './view-heading.tsx'
import type { WizardState } from './wizard-state.ts'
import './branding.css'

interface MadeLookProps {
  state: WizardState
  /** To where the look is changed. */
  onOpenAgent: () => void
}

/** The look of an agent that is made: what was chosen, and where it is changed from now on. */
export function MadeLook({ state, onOpenAgent }: MadeLookProps) {
  const { primaryColor, themeMode } = state.branding
  const logo = chosenLogo(state)
  const facts = [
    ['Colour', primaryColor],
    ['Theme', themeMode === 'dark' ? 'Dark' : 'Light'],
    ['Logo', logo ? 'Yours' : 'None'],
  ]
  return (
    <>
      <ViewHeading help="It was made with these choices. Its page is where you change them, as often as you like.">
        Your agent has this look
      </ViewHeading>
      <Stack as="dl" gap={2} className="vg-_made-look">
        {facts.map(([name, value]) => (
          <Row key={name} justify="between">
            <Text as="dt" tone="muted">
              {name}
            </Text>
            <Text as="dd">{value}</Text>
          </Row>
        ))}
      </Stack>
      <Row>
        <Button onClick={onOpenAgent}>Change it on the agent’s page</Button>
      </Row>
    </>
  )
}
