/** What a message is that asks nothing of the knowledge. */
export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'human'
  | 'identity'
  | 'complaint'
  | 'person'

/** What somebody wants from the team about an appointment. */
export type AppointmentWish = 'book' | 'move' | 'cancel'

/** The words of small talk in one language. Phrases stand between bars; a `*` ends a word that may go on. */
export interface TalkWords {
  /** By what they tell of a message. `human`: are you one; `identity`: who are you, what can you do; `person`: I want one. */
  hears: Record<SmallTalk, string>
  /** First-person wishes; a question such as 'can I cancel?' is none. */
  appointment: Record<AppointmentWish, string>
  /** Words that may stand beside courtesies and change nothing. */
  filler: string
  /** Words that make a question of what they stand in, or lead over to another thing: 'when', 'but'. */
  asks: string
  /** Words that make a statement of what follows thanks: 'that', 'you', 'very'. */
  tells: string
  /** What stands before somebody's own name. */
  nameIs: string
  /** What the agent says; `{name}` is the agent's, `{value}` a detail. */
  says: {
    greeting: string
    /** Without a name. */
    greetingPlain: string
    thanks: string
    goodbye: string
    yes: string
    no: string
    human: string
    identity: string
    identityPlain: string
    complaint: string
    /** Before a quote that may be what was meant. */
    perhaps: string
    /** The knowledge does not hold it. */
    unknown: string
    /** There is no knowledge at all. */
    nothingKnown: string
    /** Before a list of contact details. */
    reach: string
    /** Leads to leaving a question, when details were given before it. */
    orLeave: string
    /** The same when nothing stands before. */
    leave: string
    /** Before a list of what the agent knows about. */
    topics: string
    /** Names of details, before a colon. */
    phone: string
    email: string
    address: string
    name: string
    message: string
    matter: string
    time: string
    /** Title and subtitle of the way to a person, where the agent has none of its own. */
    handoffTitle: string
    handoffSubtitle: string
    /** The wish for a person was noted. */
    personNoted: string
    /** Too many were passed on lately; `{value}` is when to try again: 'in 5 minutes'. */
    notPassedOn: string
    askContact: string
    /** When people answer again; `{time}` is on the clock, `{day}` one of the next days. */
    backToday: string
    backTomorrow: string
    backOn: string
    /** Details were noted; a list follows. */
    noted: string
    askRight: string
    /** An address looks misspelt; `{value}` is what was probably meant. */
    askMeant: string
    askAgain: string
    dropped: string
    askMatter: string
    askTime: string
    askWhich: string
    askNewTime: string
    /** After a request for an appointment was noted. */
    confirms: string
    /** The conversation has used the tokens it may use. */
    usedUp: string
  }
}
