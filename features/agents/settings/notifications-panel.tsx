import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { headOf } from '../core/head-of.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'

/** Which emails there are about this agent. */
export function NotificationsPanel() {
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.mails)}>
        <SettingSwitch name="mails.requests" words={settingsWords.mailsRequests} />
        <SettingSwitch name="mails.waiting" words={settingsWords.mailsWaiting} />
        <SettingSwitch name="mails.mentions" words={settingsWords.mailsMentions} />
        <SettingSwitch name="mails.leads" words={settingsWords.mailsLeads} />
        <SettingSwitch name="mails.caps" words={settingsWords.mailsCaps} />
        <SettingSwitch name="mails.approvals" words={settingsWords.mailsApprovals} />
      </Section>
    </Card>
  )
}
