import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { BrowserNoticesSwitch } from '../core/browser-notices-switch.tsx'
import { headOf } from '../core/head-of.ts'
import { settingsCards } from './settings.words.ts'

/** Whether this browser tells of visitors who wait; kept in the browser, so that no Save is needed. */
export function BrowserPanel() {
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.browser)}>
        <BrowserNoticesSwitch />
      </Section>
    </Card>
  )
}
