import type { LabelledSet } from './sets.ts'

/** What was fitted on: a shop of furniture, where a word stands in questions of several groups. */
export const fitShared: LabelledSet = [
  [
    'Where is my order?',
    'When will my order arrive?',
    'order status',
    'Has my order been shipped yet?',
    'wheres my order',
  ],
  ['How do I cancel my order?', 'I want to cancel my order', 'cancel order', 'Can an order be cancelled?'],
  [
    'Can I change my order?',
    'I ordered the wrong colour, can I change it?',
    'edit my order',
    'change order details',
  ],
  ['Can I order by phone?', 'Do you take orders over the phone?', 'order by telephone'],
  ['Is there a minimum order?', 'What is the minimum order value?', 'minimum order amount'],
  [
    'Can I change the delivery address?',
    'I moved, can you send it to another address?',
    'wrong delivery address',
  ],
  ['How much is delivery?', 'delivery cost', 'What do you charge for delivery?', 'Is delivery free?'],
  ['Can I choose a delivery date?', 'Do you deliver on Saturdays?', 'delivery on a specific day'],
  [
    'Do you deliver upstairs?',
    'Will they carry the sofa to the third floor?',
    'delivery to the flat or the kerb?',
  ],
  ['How long is the warranty?', 'warranty period', 'Does the sofa have a guarantee?'],
  ['The warranty claim was refused', 'How do I make a warranty claim?', 'claim warranty'],
  ['How do I return the table?', 'return policy', 'Can I send a chair back?'],
  ['When do I get my refund?', 'refund not received', 'How long does a refund take?'],
  ['Do you assemble furniture?', 'assembly service', 'Can you put the wardrobe together for me?'],
  ['Where are the assembly instructions?', 'I lost the manual for my shelf', 'assembly manual download'],
  ['Can I pay by invoice?', 'pay on invoice', 'Is purchase on account possible?'],
  ['Can I pay in instalments?', 'Do you offer financing?', 'monthly payments'],
  ['Where is your showroom?', 'showroom address', 'Can I see the sofas somewhere?'],
  ['When is the showroom open?', 'showroom opening hours', 'Are you open on Sundays?'],
]

/** What the fit was checked on: a network provider. */
export const validateShared: LabelledSet = [
  ['My internet is down', 'No internet since this morning', 'internet not working', 'Is there an outage?'],
  ['My internet is slow', 'Why is my connection so slow?', 'slow wifi speed'],
  ['How do I change my wifi password?', 'change wifi password', 'reset the password of my wifi'],
  ['I forgot my account password', 'cannot log in to my account', 'account login problem'],
  ['How do I close my account?', 'I want to end my contract', 'cancel contract', 'terminate my subscription'],
  ['I am moving house', 'Can I take my contract with me when I move?', 'moving home'],
  ['Can I upgrade my contract?', 'I want a faster plan', 'upgrade plan'],
  ['Where is my bill?', 'download invoice', 'How do I see my bills?'],
  ['Why is my bill so high?', 'My bill is wrong', 'I was charged twice'],
  ['How can I pay my bill?', 'pay bill by card', 'Can I change my payment method?'],
  ['How do I set up the router?', 'router installation', 'connect the new router'],
  ['My router is broken', 'router has a red light', 'I need a new router'],
  ['When does the technician come?', 'technician appointment', 'Can I move the date of the engineer?'],
  ['Do you have fibre at my address?', 'Is fibre available in my street?', 'fibre availability'],
  ['Is there a student discount?', 'discount for students', 'Do students pay less?'],
]

/** The final one of an earlier rule: a railway, and a bank. */
export const finalShared: LabelledSet = [
  ['Can I get a refund for my ticket?', 'refund ticket', 'I did not travel, do I get my money back?'],
  ['Can I change my ticket to another day?', 'change ticket date', 'rebook my ticket'],
  ['How do I show my ticket?', 'Do I have to print my ticket?', 'ticket on phone'],
  ['I lost my ticket', 'ticket lost', 'My ticket mail never came'],
  ['Do children need a ticket?', 'child fare', 'Until what age do kids travel free?'],
  ['My train was late, do I get compensation?', 'delay compensation', 'Money back for delays?'],
  ['Is my train on time?', 'train delays today', 'Is the 8:15 late?'],
  ['Can I take my bike on the train?', 'bicycle on board', 'Do bikes need a reservation?'],
  ['How do I reserve a seat?', 'seat reservation', 'Can I choose my seat?'],
  ['I left my bag on the train', 'lost property', 'Where do I find lost things?'],
  ['Is there wifi on the train?', 'onboard wifi', 'internet on board?'],
  ['How do I open an account?', 'open bank account', 'I want to become a customer'],
  ['How do I close my account?', 'close account', 'end my account'],
  ['My card was stolen', 'I lost my card', 'block my card'],
  ['My card does not work abroad', 'card declined', 'Why was my card refused?'],
  ['When does my new card come?', 'waiting for my card', 'How long does a new card take?'],
  ['How much is the credit card?', 'credit card fees', 'annual fee of the card'],
  ['What is my card limit?', 'raise my limit', 'How do I change the limit of my card?'],
  ['How long does a transfer take?', 'transfer not arrived', 'When will the money arrive?'],
  ['Can I cancel a transfer?', 'I sent money to the wrong person', 'recall a transfer'],
  ['What interest do you pay on savings?', 'savings interest rate', 'interest on savings account'],
  ['Can I get a mortgage?', 'mortgage for a house', 'home loan'],
]
