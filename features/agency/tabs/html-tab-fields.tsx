import { dashboardFieldLabels, dashboardFields } from '#mocks/contracts/agency/tabs/dashboard-data.ts'
import { tabHostsLimit } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { dashboardEvent, dashboardGlobal } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { CodeEditor } from '#ui/code-editor/code-editor.tsx'
import { Field } from '#ui/field/field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TagInput } from '#ui/tag-input/tag-input.tsx'
import { Text } from '#ui/text/text.tsx'
import type { TabEditorProps } from './tab-editor.types.ts'

const codes = [
  { field: 'htmlContent', label: 'HTML', language: 'html' },
  { field: 'jsContent', label: 'JavaScript', language: 'javascript' },
] as const

/** What makes a tab that is written here: its code, what it is told, and where it may load from. */
export function HtmlTabFields({ tab, errors, onChange }: TabEditorProps) {
  return (
    <>
      {codes.map(({ field, label, language }) => (
        <Field key={field} label={label} error={errors[field]}>
          <CodeEditor
            language={language}
            height={500}
            value={tab[field]}
            onValueChange={(code) => onChange(field, code)}
          />
        </Field>
      ))}
      <Stack as="fieldset" gap={2}>
        <Text as="legend" weight="medium">
          Data for this tab
        </Text>
        <Text size="sm" tone="muted">
          Its scripts get what is ticked, and nothing else, by the event{' '}
          <Text as="span" code size="sm">
            {dashboardEvent}
          </Text>{' '}
          and in{' '}
          <Text as="span" code size="sm">
            window.{dashboardGlobal}
          </Text>
          . Whoever opens the tab can read this list.
        </Text>
        {dashboardFields.map((field) => (
          <Checkbox
            key={field}
            label={dashboardFieldLabels[field]}
            checked={tab.dashboardFields.includes(field)}
            onCheckedChange={(isTicked) =>
              onChange(
                'dashboardFields',
                dashboardFields.filter((each) =>
                  each === field ? isTicked === true : tab.dashboardFields.includes(each),
                ),
              )
            }
          />
        ))}
      </Stack>
      <Field
        label="Hosts it may load from"
        help="Such as cdn.example.com, by https. Without any, the tab reaches no address at all."
        error={errors.allowedHosts}
      >
        <TagInput
          value={tab.allowedHosts}
          max={tabHostsLimit}
          onValueChange={(hosts) => onChange('allowedHosts', [...hosts])}
        />
      </Field>
    </>
  )
}
