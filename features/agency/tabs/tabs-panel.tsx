import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { customTabsLimit, tabWords } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { newTab } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { AgencyPanelProps } from '../settings/agency-form.ts'
import { TabEditor } from './tab-editor.tsx'
import { errorsOfTab, firstWrong, moved } from './tab-list.ts'
import { TabRow } from './tab-row.tsx'

/** Tabs an agency adds to its clients' dashboard: rows, one of which may be open to be edited (spec 2 §2.1, §4). */
export function TabsPanel({ draft, typed }: AgencyPanelProps) {
  const readOnly = useReadOnly()
  const { errors, form } = draft
  const tabs = typed.customTabs
  // Tabs have no id of their own: these follow them while they are moved about.
  const [given, setKeys] = useState<readonly string[]>([])
  const keys = tabs.map((_, index) => given[index] ?? `tab-${index}`)
  const [opened, open] = useState<string>()
  const wrong = keys[firstWrong(errors, tabs)]
  const { submitCount } = form.formState
  // Also where it was closed again and is sent as it is.
  useEffect(() => {
    if (wrong && submitCount >= 0) open(wrong)
  }, [wrong, submitCount])

  /** Puts the tabs, and whose place is whose; what was wrong before is looked at again, as it may stand elsewhere now. */
  function put(next: CustomTab[], nextKeys: readonly string[] = keys) {
    form.setValue('customTabs', next, { shouldDirty: true, shouldValidate: wrong !== undefined })
    setKeys(nextKeys)
  }

  function append() {
    const key = crypto.randomUUID()
    put([...tabs, { ...newTab }], [...keys, key])
    open(key)
  }

  const add = !readOnly && tabs.length < customTabsLimit && (
    <Button icon={<Plus aria-hidden />} onClick={append}>
      Add tab
    </Button>
  )

  return (
    <Card padding="lg">
      <Section
        title="Custom Tabs"
        description="Pages of your own on the dashboard at your domain, in this order. It opens with your secret key."
        actions={tabs.length > 0 && add}
      >
        {errors.customTabs && (
          <Text size="sm" tone="danger" role="alert">
            {errors.customTabs}
          </Text>
        )}
        {tabs.length === 0 && (
          <EmptyState
            compact
            title="No custom tabs yet"
            message="Write one in HTML and JavaScript, or show a page you have elsewhere."
            action={add}
          />
        )}
        {tabs.length > 0 && (
          <Stack as="ul" gap={0} aria-label="Custom tabs">
            {tabs.map((tab, index) => (
              <TabRow
                key={keys[index]}
                tab={tab}
                isSaved={draft.base?.customTabs.some(({ href }) => href === tab.href) ?? false}
                place={{ isFirst: index === 0, isLast: index === tabs.length - 1 }}
                isOpen={opened === keys[index]}
                isWrong={Object.keys(errorsOfTab(errors, index)).length > 0}
                onOpenChange={(isOpen) => open(isOpen ? keys[index] : undefined)}
                onMove={(by) => put(moved(tabs, index, by), moved(keys, index, by))}
                onAlwaysVisible={(isAlways) => draft.set(`customTabs.${index}.alwaysVisible`, isAlways)}
                onDelete={() => put(tabs.toSpliced(index, 1), keys.toSpliced(index, 1))}
              >
                {opened === keys[index] && (
                  <TabEditor
                    tab={tab}
                    errors={errorsOfTab(errors, index)}
                    onChange={(field, value) => draft.set(`customTabs.${index}.${field}`, value as never)}
                  />
                )}
              </TabRow>
            ))}
          </Stack>
        )}
        {!readOnly && tabs.length >= customTabsLimit && (
          <Text size="sm" tone="muted">
            {tabWords.many}
          </Text>
        )}
      </Section>
    </Card>
  )
}
