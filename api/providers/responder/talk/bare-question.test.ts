import { describe, expect, it } from 'vitest'
import { bareQuestion, courtesiesIn } from './bare-question.ts'

describe('a question with small talk around it', () => {
  it.each([
    ['Great. And where are you located?', 'And where are you located?'],
    ['Thanks! One more thing: do you ship to Norway?', 'Do you ship to Norway?'],
    ['Hi there, quick question, what are your opening hours?', 'What are your opening hours?'],
    ['ok cool, how much is it then', 'How much is it then'],
    ['Hallo, ich hätte da mal eine Frage: Wann haben Sie geöffnet?', 'Wann haben Sie geöffnet?'],
    ['<p>Hi,</p><p>What is your address?</p><p>Thanks</p>', 'What is your address?'],
    ['👋 "Do you ship to Norway?" 🙏', 'Do you ship to Norway?'],
    ['Hi Anna, how can I pay? Best regards, Peter Miller', 'How can I pay?'],
    ['Could you please tell me whether you ship to Norway?', 'Do you ship to Norway?'],
    ['I was wondering if you are open on Saturday', 'Are you open on Saturday?'],
    ['Do you happen to know what your phone number is?', 'What is your phone number?'],
    ['¿Me podría decir dónde están ubicados, por favor?', 'Dónde están ubicados?'],
    ['Thanks, opening hours', 'Opening hours'],
  ])('%s', (message, asked) => {
    expect(bareQuestion(message)).toBe(asked)
  })

  it.each([
    'Thanks card price?',
    'Hello Kitty mug',
    'Great Wall tour',
    'Do you have great danes, yes or no, in the kennels?',
    'Are you open on Saturday?',
    'Thanks a lot, bye!',
    'Hi Anna',
    'How much is a room, breakfast included?',
    '?',
    '',
  ])('leaves as it is: %s', (message) => {
    expect(bareQuestion(message)).toBe(message)
  })

  it('reads hostile messages in no time', () => {
    for (const text of ['a, '.repeat(600), '<'.repeat(5_000), 'hi. '.repeat(2_500), '<p '.repeat(3_000)]) {
      const start = performance.now()
      bareQuestion(text)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})

describe('courtesies with a name', () => {
  it.each([
    ['Hi Anna', 'hi'],
    ['Thanks a lot, Tom!', 'thanks'],
    ['Hello Kitty mug', ''],
    ['When do you open?', ''],
  ])('%s', (message, said) => {
    expect(courtesiesIn(message)).toBe(said)
  })
})
