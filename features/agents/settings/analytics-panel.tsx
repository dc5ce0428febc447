import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'

/** What is kept of conversations. */
export function AnalyticsPanel() {
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.kept)}>
        <SettingSwitch name="recordChatHistory" words={settingsWords.recordChatHistory} />
        <SettingSwitch name="enableGeoAnalytics" words={settingsWords.enableGeoAnalytics} />
      </Section>
    </Card>
  )
}
