import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'

/** How the widget works with the page and the browser it is in. */
export function TechnicalPanel() {
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.page)}>
        <SettingSwitch name="syncBrowser" words={settingsWords.syncBrowser} />
        <SettingSwitch name="listenForUrlChanges" words={settingsWords.listenForUrlChanges} />
      </Section>
    </Card>
  )
}
