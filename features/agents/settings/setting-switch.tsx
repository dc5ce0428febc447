import { Controller, useFormContext } from 'react-hook-form'
import { Switch } from '#ui/switch/switch.tsx'
import type { Declared } from '../core/declare-words.ts'
import type { SettingsValues } from './settings-values.ts'

interface SettingSwitchProps {
  /** The value it turns on and off. */
  name:
    | 'scrollAnimation'
    | 'vg_enableUIEngine'
    | 'syncBrowser'
    | 'listenForUrlChanges'
    | 'recordChatHistory'
    | 'enableGeoAnalytics'
    | 'disableHandoff'
    | 'disableHandoffMessages'
    | 'handoffChoice'
    | 'smartHandoff'
    | 'answerRatings'
    | `mails.${keyof SettingsValues['mails']}`
  /** What it is called, what it does, and the mark by which it is found. */
  words: Declared
}

/** One setting that is on or off. */
export function SettingSwitch({ name, words }: SettingSwitchProps) {
  const { control } = useFormContext<SettingsValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          ref={field.ref}
          {...words}
          checked={field.value}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
