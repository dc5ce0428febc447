import { useWatch } from 'react-hook-form'
import { PictureField } from '#features/shared/picture/picture-field.tsx'
import { type FunctionMethod, functionMethods } from '#mocks/contracts/library/function.schema.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Text } from '#ui/text/text.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { FunctionFormProps } from './function-form.types.ts'

const methods = functionMethods.map((value) => ({ value, label: value }))

/** What the model calls it, when, and which address answers. */
export function FunctionBasics({ draft: { form, errors, set, readOnly } }: FunctionFormProps) {
  const [method, imageUrl] = useWatch({ control: form.control, name: ['method', 'imageUrl'] })
  return (
    <>
      <Field label="Name" required error={errors.name} help="What the model calls it, such as find_order.">
        <TextField
          {...form.register('name')}
          maxLength={64}
          placeholder="find_order"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Description"
        required
        error={errors.description}
        help="When to call it and what it answers. The model decides by this."
      >
        <TextArea
          {...form.register('description')}
          minRows={2}
          maxLength={1000}
          placeholder="Finds an order by its number. Call it when somebody asks where their order is."
        />
      </Field>
      <PictureField
        label="Picture"
        value={imageUrl}
        onValueChange={(url) => set('imageUrl', url)}
        disabled={readOnly}
      />
      {errors.imageUrl && <Text tone="danger">{errors.imageUrl}</Text>}
      <div className="vg-_functions__call">
        <Field label="Method" error={errors.method}>
          <Select
            options={methods}
            value={method}
            onValueChange={(next) => set('method', next as FunctionMethod)}
          />
        </Field>
        <Field
          label="Address"
          required
          error={errors.url}
          help="https only. {name} in the path or query is replaced by a parameter."
        >
          <TextField
            {...form.register('url')}
            dir="ltr"
            inputMode="url"
            maxLength={2000}
            placeholder="https://api.example.com/orders/{orderId}"
            spellCheck={false}
            autoCapitalize="none"
          />
        </Field>
      </div>
    </>
  )
}
