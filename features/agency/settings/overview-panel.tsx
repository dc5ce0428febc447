import { readLogo } from '#features/shared/picture/logo-file.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { AgencyPanelProps } from './agency-form.ts'
import { agencyLabels } from './agency-values.ts'

const pictures = [
  { name: 'squarePhotoURL', hint: 'PNG, 256x256 square', onDark: false },
  {
    name: 'darkModeSquarePhotourl',
    hint: 'PNG, 256x256 square. Visitors see it only in dark mode, chosen under Theme.',
    onDark: true,
  },
  { name: 'faviconURL', hint: 'PNG, 32x32', onDark: false },
] as const

interface OverviewPanelProps extends AgencyPanelProps {
  /** Of the agency as it is saved: what was said of a picture before is over. */
  rev: number
}

/** The agency's name, words and pictures (spec 2 §2.1, Overview). */
export function OverviewPanel({ draft: { form, errors, set }, typed, rev }: OverviewPanelProps) {
  return (
    <Card padding="lg">
      <Section title="Overview" description="What the first page of your domain shows.">
        <Field label={agencyLabels.name} error={errors.name}>
          <TextField autoComplete="organization" {...form.register('name')} />
        </Field>
        <Field
          label={agencyLabels.brandingText}
          help="Shown below your name on the first page of your domain. Markdown is supported."
          error={errors.brandingText}
        >
          <TextArea minRows={4} {...form.register('brandingText')} />
        </Field>
        <Switch
          label={agencyLabels.settings}
          help="Whether the login in the preview has a password field. At your domain nobody signs in: your secret key opens its dashboard."
          labelSide="start"
          checked={!typed.settings.disablePasswordLogin}
          onCheckedChange={(on) => set('settings', { ...typed.settings, disablePasswordLogin: !on })}
        />
        {pictures.map(({ name, hint, onDark }) => (
          <Stack key={name} gap={1}>
            <ImageUpload
              key={rev}
              label={agencyLabels[name]}
              hint={hint}
              onDark={onDark}
              notSquare="This picture is not square."
              value={typed[name] || null}
              onValueChange={(url) => set(name, url ?? '')}
              upload={async (file) => ({ url: (await readLogo(file)).dataUrl })}
            />
            {errors[name] && (
              <Text size="sm" tone="danger" role="alert">
                {errors[name]}
              </Text>
            )}
          </Stack>
        ))}
      </Section>
    </Card>
  )
}
