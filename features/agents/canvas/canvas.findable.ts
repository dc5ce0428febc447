import { findables } from '../core/findables.ts'
import { canvasWords } from './canvas.words.ts'

/** What can be found of the page 'Canvas', with the words of people who do not know ours. */
export const canvasFindables = findables('prompt', canvasWords, {
  enableNodes: {
    also: 'enable nodes, nodes enabled, use the flow, turn on the flow, scripted answers, decision tree, guided conversation, switch from prompt to canvas',
    asks: 'use the drawing instead of free talk, follow my script strictly, turn the scripted conversation on, it ignores my flow, why does it not follow the steps, go back to free answers, turn the flow on, use flow instead of prompt, switch on guided conversation, disable the flow, flow is not used, scripted or free, activate the flow, free text or script, rule based, without ai, use fixed answers, follow the script',
  },
  add: {
    also: 'new node, new block, add a node, message, question, choice, buttons, quick replies, condition, if else, branch, variable, handoff, human takeover, end',
    asks: 'put in another box, ask the visitor something here, add a choice, insert something between, new message in the script, put a condition in, make it branch, add a message, add a question, add a button, insert a condition, create a node, collect an email in the flow, hand over in the flow, insert a step, place a form, create a message, new element, add buttons in the conversation, put a question in the flow, api call in the flow, delete a step',
  },
  flow: {
    also: 'diagram, canvas, flowchart, blocks, minimap, zoom, visual builder, drag and drop',
    asks: 'look at the whole drawing, see how the talk goes, zoom out, edit the boxes, the map of the dialogue, connect two boxes, edit the flow, flow chart, see all steps, visual editor, conversation tree, arrows between the steps, overview of the conversation, graph, tree, move blocks, connect steps',
  },
  look: {
    also: 'list view, table of steps, show the drawing, switch between list and drawing',
    asks: 'see it as a list, i dont like the drawing, table instead of a picture, other way to display the script, list or diagram, switch the view of the flow, show the flow as a list, table of the steps, outline, different view, text version of the flow',
  },
  search: {
    also: 'find a node, find a step, jump to a node',
    asks: 'where is that box, find something in a big flow, cant find my message in the drawing, locate a block, search in the flow, where is the step that says, jump to a step, find the block, look for a text in the steps',
  },
  tidy: {
    also: 'auto layout, arrange, clean up, align nodes, sort the drawing',
    asks: 'its a mess, boxes overlap, line everything up, order the boxes nicely, make the drawing neat, arrange the nodes, clean up the diagram, sort the flow, nodes are messy, organise the steps, straighten, chaotic, auto arrange, sort the boxes, overlapping',
  },
  problems: {
    also: 'validation, errors of the flow, what is wrong with the flow, mistakes in the flow, flow does not work, unreachable, dangling, dead end, not connected, endless loop, warnings, check the flow',
    asks: 'why does my flow not work, some box leads nowhere, something is not connected, conversation gets stuck, find mistakes in the script, it runs in circles, errors in the flow, validate the flow, flow stops, what is wrong, step without a next one, unfinished steps, cannot publish the flow, flow complete, is anything missing, broken flow, debug the flow, loops forever, why cant i publish, not linked',
  },
  file: {
    also: 'import flow, export flow, download the flow, upload a flow, json, copy to another agent',
    asks: 'save the flow on my computer, move the script to another bot, load a script somebody sent, use the same flow twice, back up my drawing, export the flow, import a flow, download the diagram, json of the flow, copy the flow to another agent, share the flow, take the flow to another account, save a copy of the flow, restore a flow, json file',
  },
})
