import type { PublicPart } from '#mocks/contracts/styling/public-parts.ts'
import type { ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import type { InkOnBack } from './composite.ts'

/** Whether something can be seen, and if not, why. */
export type Shown = 'seen' | 'hidden' | 'cut-off' | 'outside' | 'covered'

/** An element of the widget at one moment. */
export interface Look {
  element: Element
  /** The public part it is, or stands in. */
  part: PublicPart
  /** How the part itself is painted; undefined for what only stands in one. */
  painted: string | undefined
  shown: Shown
  /** What lies over it. */
  coveredBy: Element | undefined
  /** For words and icons. */
  ink: InkLook | undefined
  /** For what is pressed or typed into. */
  control: { pressable: boolean; side: number } | undefined
}

/** How words or an icon stand out. */
export interface InkLook {
  pairs: InkOnBack[]
  /** 4.5 for words, 3 for large ones and icons. */
  required: number
  /** The part that paints what is behind. */
  on: PublicPart | undefined
  /** Size of the words in px; undefined for icons. */
  size: number | undefined
  /** The property that makes the colours unpredictable, such as a filter. */
  unpredictable: string | undefined
  /** Addresses exactly these words or this icon. */
  selector: string
}

/** The widget in one mode. */
export interface ModeLooks {
  mode: ThemeType
  looks: Look[]
  /** Elements that reach over the website around the chat. */
  overlays: Element[]
}

/** What words or icons that do not stand out would need. */
export interface ContrastProblem {
  kind: 'contrast'
  part: PublicPart
  mode: ThemeType
  /** The words or the icon, and what is around them. */
  elements: Element[]
  /** Measured contrast 1–21. */
  ratio: number
  required: number
  on: PublicPart | undefined
  icon: boolean
  /** '#RRGGBB' as it would be. */
  ink: string
  /** What is behind, '#RRGGBB' each. */
  backs: string[]
  /** What is behind in the other mode. */
  elsewhere: string[]
  /** Addresses exactly these words or icons. */
  selector: string
  /** Only while it is pointed at, focused or pressed. */
  inHand: boolean
}

/** Something that would no longer work as it does. */
export interface PlainProblem {
  kind: Exclude<Shown, 'seen'> | 'unpressable' | 'small' | 'tiny' | 'unpredictable' | 'overlay'
  part: PublicPart
  mode: ThemeType
  /** Elements whose rules may be at fault. */
  elements: Element[]
}

/** What a style sheet would break. */
export type Problem = ContrastProblem | PlainProblem

/** What a style sheet does, measured on what is styled itself in both modes. */
export interface Proof {
  /** Names of the parts that look different. */
  changed: string[]
  /** Lowest contrast of any words, 1–21. */
  worst: number
  /** The visitor can still get to the message field; null where there is none. */
  inputReachable: boolean | null
  problems: Problem[]
  /** What saving takes out or changes, in words. */
  removed: string[]
  /** A brace, a quote or a comment is left open, or closed too often. */
  unbalanced: boolean
}

/** What a style sheet does, and a version of it that breaks nothing, if it does and there is one. */
export interface Verdict {
  proof: Proof
  repaired: { css: string; proof: Proof } | undefined
}
