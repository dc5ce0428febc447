import type {
  Args,
  Parameters,
  Meta as PlainMeta,
  StoryContext as PlainStoryContext,
  StoryObj as PlainStoryObj,
} from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import { createMocks, type Mocks } from '#mocks/create-mocks.ts'
import type { MockSeed } from '#mocks/handlers/shared/mock-db.ts'

/** What a story's mocks start with, or what makes that of its other parameters. */
type StorySeed = MockSeed | ((parameters: Parameters) => MockSeed)

/** What a story's functions are given, with what our preview puts there. */
export type StoryContext<A = Args> = PlainStoryContext<A> & {
  /** The story's own mocks, made from `parameters.seed`; their handlers answer already. */
  mocks: Mocks
  msw: SetupWorker
}

type ArgsOf<Annotations> = Annotations extends { play?: (context: PlainStoryContext<infer A>) => unknown }
  ? A
  : never

/** What `beforeEach` may answer with: nothing, or what is to be done after the story. */
type CleanUp = ReturnType<Extract<PlainStoryObj['beforeEach'], (context: never) => unknown>>

// Storybook declares its context in a file that cannot be augmented, so what reads it is declared anew.
type WithMocks<Annotations, A> = Omit<Annotations, 'beforeEach' | 'parameters' | 'play'> & {
  beforeEach?: (context: StoryContext<A>) => CleanUp
  parameters?: Parameters & { seed?: StorySeed }
  play?: (context: StoryContext<A>) => Promise<void> | void
}

/** Storybook's, with our context. */
export type Meta<Component = Args> = WithMocks<PlainMeta<Component>, Args>

/** Storybook's, with our context. */
export type StoryObj<M = Args> = WithMocks<PlainStoryObj<M>, ArgsOf<PlainStoryObj<M>>>

/** A fresh set of mocks from `parameters.seed`. */
export function createStoryMocks(parameters: Parameters): Mocks {
  const seed: StorySeed | undefined = parameters.seed
  return createMocks(typeof seed === 'function' ? seed(parameters) : seed)
}
