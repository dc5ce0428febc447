import { ofAgent } from '../shared/needs.ts'

/** For whom a test calls the workspace's functions, which act in the world: for others none is called. */
export const toolTests = { needs: ofAgent('editAgents') }

/** Said to those others. */
export const toolsNotCalled = 'Tools are not called, because you may only look at this agent.'
