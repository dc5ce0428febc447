import { useFormContext, useWatch } from 'react-hook-form'
import { uploadFile } from '#features/shared/upload/upload-file.ts'
import { uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { Card } from '#ui/card/card.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { headOf } from '../core/head-of.ts'
import { ChatFormSection } from './chat-form-section.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'
import type { SettingsValues } from './settings-values.ts'

const { accept, maxSizeMB } = uploadPurposes.pictures

/** How the conversation looks and moves beyond colours and CSS, which are on the Widget tab. */
export function UiPanel({ region, agent }: SettingsPanelProps) {
  const { control, setValue, formState } = useFormContext<SettingsValues>()
  const value = useWatch({ control, name: 'chatBgURL' })
  const error = formState.errors.chatBgURL?.message
  return (
    <Card padding="lg">
      <Stack gap={6}>
        <Section {...headOf(settingsCards.conversation)}>
          <ImageUpload
            {...settingsWords.chatBgURL}
            hint={`Shown behind the messages, up to ${maxSizeMB} MB`}
            accept={accept}
            maxSizeMB={maxSizeMB}
            value={value || null}
            onValueChange={(url) =>
              setValue('chatBgURL', url ?? '', { shouldDirty: true, shouldValidate: true })
            }
            upload={(file, { signal }) =>
              uploadFile(
                { region, agentId: agent.ID, workspaceId: agent.ownerID, purpose: 'pictures' },
                file,
                signal,
              )
            }
          />
          {error && (
            <Text size="sm" tone="danger" role="alert">
              {error}
            </Text>
          )}
          <SettingSwitch name="scrollAnimation" words={settingsWords.scrollAnimation} />
          {/* The compatible platform's agent says what it says there. */}
          {agent.agentPlatform === 'vg' && (
            <SettingSwitch name="vg_enableUIEngine" words={settingsWords.vg_enableUIEngine} />
          )}
          <SettingSwitch name="answerRatings" words={settingsWords.answerRatings} />
        </Section>
        {agent.agentPlatform === 'vg' && <ChatFormSection form="chatForm" />}
      </Stack>
    </Card>
  )
}
