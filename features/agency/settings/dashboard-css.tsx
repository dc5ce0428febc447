import { ListPlus } from 'lucide-react'
import type { CleanedCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CodeEditor } from '#ui/code-editor/code-editor.tsx'
import { Field } from '#ui/field/field.tsx'
import { useReadOnly } from '#ui/field/field-context.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { Section } from '#ui/section/section.tsx'
import { dashboardParts, withRuleFor } from '../branded/dashboard-parts.ts'
import { agencyLabels } from './agency-values.ts'

interface DashboardCssProps {
  value: string
  /** What would be kept of it. */
  cleaned: CleanedCss
  error: string | undefined
  onChange: (css: string) => void
}

/** The agency's own CSS for the client dashboard, and what of it would not be kept (threats 33). */
export function DashboardCss({ value, cleaned: { removed }, error, onChange }: DashboardCssProps) {
  const readOnly = useReadOnly()
  return (
    <Card padding="lg">
      <Section
        title={agencyLabels.customCSS}
        description="It never reaches the page where clients sign in."
        actions={
          !readOnly && (
            <Menu
              align="end"
              trigger={
                <Button size="sm" icon={<ListPlus aria-hidden />}>
                  Add a part
                </Button>
              }
            >
              {dashboardParts.map((part) => (
                <MenuItem key={part.selector} onSelect={() => onChange(withRuleFor(value, part))}>
                  {part.name}
                </MenuItem>
              ))}
            </Menu>
          )
        }
      >
        <Field label={agencyLabels.customCSS} hideLabel error={error}>
          <CodeEditor
            language="css"
            height={500}
            placeholder={readOnly ? 'No custom CSS' : '.vg-client-dashboard__bar { border-width: 2px }'}
            value={value}
            onValueChange={onChange}
          />
        </Field>
        <div role="status" aria-label="What is not kept">
          {removed.length > 0 && (
            <Banner tone="warning" title="Not everything of it will be kept">
              <ul>
                {removed.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Banner>
          )}
        </div>
      </Section>
    </Card>
  )
}
