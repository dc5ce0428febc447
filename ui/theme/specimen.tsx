import { Sparkles } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CardHeader } from '#ui/card/card-header.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { Link } from '#ui/link/link.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { RadioOption } from '#ui/radio-group/radio-option.tsx'
import { SelectableCard } from '#ui/selectable-card/selectable-card.tsx'
import { SelectableCardGroup } from '#ui/selectable-card/selectable-card-group.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import './specimen.css'

/** A little of everything, to judge a theme by: in stories and beside the palette editor. */
export function Specimen({ title = 'Your brand' }: { title?: string }) {
  return (
    <Card className="vg-_specimen">
      <CardHeader
        title={title}
        help="Quiet text stays readable."
        actions={<Button icon={<Sparkles aria-hidden />}>Preview</Button>}
      />
      <div className="vg-_specimen__row">
        <Button tone="primary">Save changes</Button>
        <Button tone="ghost">Cancel</Button>
        <Button tone="danger">Delete</Button>
        <Link href="#help">Read the guide</Link>
      </div>
      <Field label="Agent name" help="Visitors see it.">
        <TextField defaultValue="Pizza shop" />
      </Field>
      <SelectableCardGroup aria-label="Widget" defaultValue="popup">
        <SelectableCard value="popup" title="Popup" description="A bubble in the corner." badge="Selected" />
        <SelectableCard value="embed" title="Embedded" description="A box in the page." badge="Selected" />
      </SelectableCardGroup>
      <div className="vg-_specimen__row">
        <Checkbox label="Weekly report" defaultChecked />
        <Switch label="Voice" defaultChecked />
        <Switch label="Images" />
      </div>
      <RadioGroup aria-label="Answers" defaultValue="short" orientation="horizontal">
        <RadioOption value="short" label="Short" />
        <RadioOption value="full" label="In full" />
      </RadioGroup>
      <Slider aria-label="Temperature" defaultValue={40} max={100} formatValue={(value) => `${value}%`} />
    </Card>
  )
}
