/** Most nodes of a flow. */
export const flowNodesLimit = 500

/** Longest text a node says, in characters. */
export const flowTextLimit = 2000

/** Longest name of a node, a choice or a value of a rule, in characters. */
export const flowLabelLimit = 80

/** Most choices of a choice node, and most rules of a condition. */
export const flowBranchesLimit = 10

/** Most arguments of a tool node. */
export const flowArgumentsLimit = 30

/** Furthest a node stands from the middle of the canvas, in pixels. */
export const flowPositionLimit = 100_000

/** Most nodes a flow enters between two messages of a visitor. */
export const flowStepsLimit = 200

/** Longest value a variable keeps, in characters; the rest is cut. */
export const flowValueLimit = 2000

/** Longest text a template comes to once its variables are filled in, in characters; the rest is cut. */
export const flowFilledLimit = 4000

/** Most a flow says between two messages of a visitor, in characters; it stops at the step that goes beyond. */
export const flowSaidLimit = 20_000

/** Most variables a conversation keeps. */
export const flowVariablesLimit = 100

/** Most calls of tools between two messages of a visitor; the next one has failed. */
export const flowCallsLimit = 20
