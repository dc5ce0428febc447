import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import type { WidgetAgent } from './widget.types.ts'

/** What an example says of itself; what is left out is empty. */
type ExampleFacts = Pick<WidgetAgent, 'title' | 'description' | 'proactiveMessage' | 'lang' | 'words'> &
  Partial<Pick<WidgetAgent, 'roundedImageURL' | 'suggestions'>>

/** An agent that exists nowhere, to be looked at in the colours of `primary` ('#RRGGBB'). */
export function exampleAgent(primary: string, mode: ThemeType, facts: ExampleFacts): WidgetAgent {
  return {
    roundedImageURL: '',
    chatBgURL: '',
    branding: '',
    suggestions: [],
    mode,
    theme: {
      primary,
      themeType: mode,
      nineColorPallet: generatePalette(primary, mode).map(([hue, saturation, lightness]) => [
        hue,
        saturation,
        lightness,
      ]),
    },
    customCSS: '',
    messageDelayMS: 0,
    scrollAnimation: false,
    ...facts,
  }
}
