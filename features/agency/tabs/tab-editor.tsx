import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { tabIcons, tabPageHost } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { Field } from '#ui/field/field.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Select } from '#ui/select/select.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { HtmlTabFields } from './html-tab-fields.tsx'
import type { TabEditorProps } from './tab-editor.types.ts'
import { readTabIcon } from './tab-icon.ts'

const kinds = [
  { value: 'html', label: 'HTML and JavaScript' },
  { value: 'iframe', label: 'Iframe: a page elsewhere' },
]

/** A tab, open to be edited. */
export function TabEditor({ tab, errors, onChange }: TabEditorProps) {
  return (
    <Stack gap={4} className="vg-_custom-tab__editor">
      <Field label="Label" error={errors.label}>
        <TextField value={tab.label} onChange={({ target }) => onChange('label', target.value)} />
      </Field>
      <Field label="URL" help="Its address below /c, such as /reports." error={errors.href}>
        <TextField
          spellCheck={false}
          autoCapitalize="none"
          value={tab.href}
          onChange={({ target }) => onChange('href', target.value)}
        />
      </Field>
      <Stack gap={1}>
        <ImageUpload
          label="Icon"
          hint={`Square, at most ${tabIcons.maxSizeMB} MB`}
          maxSizeMB={tabIcons.maxSizeMB}
          value={tab.iconUrl || null}
          onValueChange={(url) => onChange('iconUrl', url ?? '')}
          upload={async (file) => ({ url: await readTabIcon(file) })}
        />
        {errors.iconUrl && (
          <Text size="sm" tone="danger" role="alert">
            {errors.iconUrl}
          </Text>
        )}
      </Stack>
      <Field label="Page type" error={errors.pageType}>
        <Select
          options={kinds}
          value={tab.pageType}
          onValueChange={(kind) => {
            // Nobody could mend what is not shown.
            if (kind === 'html' && tabPageHost(tab.iframeUrl) === null) onChange('iframeUrl', '')
            onChange('pageType', kind as CustomTab['pageType'])
          }}
        />
      </Field>
      {tab.pageType === 'iframe' ? (
        <Field
          label="Iframe URL"
          help="An https address. The tab shows its pages of the same site; it learns nothing from the dashboard."
          error={errors.iframeUrl}
        >
          <TextField
            type="url"
            placeholder="https://example.com/report"
            value={tab.iframeUrl}
            onChange={({ target }) => onChange('iframeUrl', target.value)}
          />
        </Field>
      ) : (
        <HtmlTabFields tab={tab} errors={errors} onChange={onChange} />
      )}
    </Stack>
  )
}
