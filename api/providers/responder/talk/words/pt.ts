import type { TalkWords } from '../talk-words.types.ts'

/** Portuguese, as read on both sides of the ocean. */
export const pt: TalkWords = {
  hears: {
    greeting: `olá | oi | oie | bom dia | boa tarde | boa noite | e aí | viva | hey | saudações | tudo bem | tudo bom | como vai | como está | como estás | como você está | prazer`,
    thanks: `obrigado | obrigada | muito obrigado | muito obrigada | brigado | valeu | agradeço | agradecido | agradecida | ótimo | ótima | perfeito | excelente | maravilha | maravilhoso | fantástico | genial | isso ajuda muito | ajudou muito | muito útil | muito úteis | era exatamente o que eu procurava | o que eu procurava | muito gentil`,
    goodbye: `tchau | adeus | até logo | até mais | até já | até breve | até amanhã | até a próxima | até à próxima | tenha um bom | tenha uma boa | bom fim de semana | boa semana | fique bem | bye`,
    yes: `sim | ok | okay | claro | está bem | tá bom | tá | beleza | certo | com certeza | pode ser | de acordo | entendi | combinado | exato | isso mesmo | bem | bom | correto`,
    no: `não | nao | mais nada | é só isso | só isso | já chega | na verdade não | não precisa | deixa pra lá | esquece | agora não | nada | estou bem`,
    human: `você é uma pessoa | você é humano | você é um humano | você é um bot | você é um robô | você é uma máquina | você é uma ia | você é real | és uma pessoa | és humano | és um bot | és um robô | és uma máquina | és uma ia | és real | falando com um robô | falando com um bot | falando com um humano | falando com uma pessoa | falar com um robô | falo com um humano | falo com um bot | falo com um robô | falo com uma pessoa | isto é um bot | isso é um bot | é automático | tem alguém aí ou | há alguém aí ou`,
    identity: `quem é você | quem és tu | quem és | o que és | como você se chama | como te chamas | qual é o seu nome | qual é seu nome | o que você pode fazer | o que podes fazer | o que sabes fazer | o que você sabe fazer | o que sabe fazer | o que você sabe | o que sabes | o que posso te perguntar | o que posso perguntar | como pode me ajudar | como você pode me ajudar | como podes ajudar | como podes me ajudar | pode me ajudar | podes ajudar me | você pode me ajudar | para que serve | para que serves | em que pode ajudar | ajuda | me ajuda | ajude me | preciso de ajuda`,
    complaint: `inútil | não está ajudando | não estás a ajudar | não ajuda | não me ajuda | não me ajudou | não serve para nada | isso está errado | está errado | é falso | resposta errada | burro | burra | estúpido | estúpida | idiota | péssim* | horrível | terrível | frustrante | irritante | não me entende | não me entendes | você não entende | não foi isso que perguntei | que perguntei | perda de tempo | decepcionado | decepcionada | ridículo | bobagem`,
    person: `falar com uma pessoa | falar com um humano | falar com alguém | falar com um atendente | falar com um agente | falar com o atendimento | falar com o gerente | falar com um funcionário | um atendente | atendente por favor | uma pessoa por favor | pessoa por favor | um humano por favor | humano por favor | um humano de verdade | uma pessoa de verdade | passe me a | passe me | me passe | atendimento ao cliente | alguém da equipe | alguém da equipa | me contactar | me contatar | contacte me | contactem me | me ligue | me liguem | ligue me | liguem me | liguem para | liga me | ser contactado | quero um humano | quero uma pessoa`,
  },
  appointment: {
    book: `quero marcar | gostaria de marcar | preciso marcar | preciso de uma consulta | quero uma consulta | quero agendar | gostaria de agendar | preciso de um horário | marcar uma consulta | agendar um horário`,
    move: `remarcar | mudar a minha consulta | mudar minha consulta | adiar a minha consulta | alterar a marcação`,
    cancel: `cancelar a minha consulta | cancelar minha consulta | tenho que cancelar | preciso cancelar | desmarcar`,
  },
  filler: `a as ao aos aí ajuda bem boa bom com da das de dia do dos e é ela ele em era essa esse esta este está estou eu favor fim foi gentil grande infos informação informações isso isto já lá mais me mesmo meu minha muito muita na nas no nos noite nós o obrigado os ok oh para pela pelas pelo pelos por pra pronto pronta que quem resposta rápida salvou se semana senhor senhora ser seu sua só tarde te tem tenha teu todas todo todos tu tua tudo um uma vez você vocês problema real verdade hoje próxima`,
  asks: `qual quais quando onde quem como quanto quanta quantos quantas porquê porque posso podem pode tem têm há oferecem entregam abrem mas preço custa sobre procuro quero preciso`,
  tells: `isso isto me muito você te seu sua teu por pela pelo ajuda ajudou útil gentil exatamente era pelas`,
  nameIs: `meu nome é | o meu nome é | me chamo | chamo me | sou | nome`,
  says: {
    greeting: 'Olá! Aqui é {name}, um assistente automático. Como posso ajudar?',
    greetingPlain: 'Olá! Sou um assistente automático. Como posso ajudar?',
    thanks: 'De nada! Quer saber mais alguma coisa?',
    goodbye: 'Até logo e tudo de bom!',
    yes: 'Muito bem. O que gostaria de saber?',
    no: 'Muito bem. Se surgir alguma coisa, é só perguntar.',
    human:
      'Não, sou um assistente automático. Se preferir uma pessoa, escreva “uma pessoa, por favor” e eu transmito.',
    identity:
      'Aqui é {name}, um assistente automático. Respondo com o que a equipe me deu para ler. O que gostaria de saber?',
    identityPlain:
      'Sou um assistente automático. Respondo com o que a equipe me deu para ler. O que gostaria de saber?',
    complaint:
      'Lamento não ter ajudado. Tente com outras palavras ou escreva “uma pessoa, por favor” e eu transmito.',
    perhaps: 'Não tenho a certeza de que seja isto que pergunta. O mais próximo que encontrei é:',
    unknown: 'Não encontrei resposta para isso.',
    nothingKnown: 'Ainda não recebi nada para ler, por isso não posso responder.',
    reach: 'Pode perguntar diretamente:',
    orLeave:
      'Ou deixe aqui a sua pergunta com um e-mail ou um número de telefone, e eu a transmito à equipe.',
    leave: 'Deixe aqui a sua pergunta com um e-mail ou um número de telefone, e eu a transmito à equipe.',
    topics: 'Posso informar sobre:',
    phone: 'Telefone',
    email: 'E-mail',
    address: 'Endereço',
    name: 'Nome',
    message: 'Mensagem',
    matter: 'Assunto',
    time: 'Quando',
    handoffTitle: 'Falar com uma pessoa',
    handoffSubtitle: 'Deixe a sua mensagem e alguém da equipe responderá.',
    personNoted: 'Transmiti o seu pedido à equipe.',
    askContact: 'Como podemos entrar em contato? Envie o seu nome e um número de telefone ou e-mail.',
    noted: 'Obrigado. Transmiti isto à equipe:',
    askRight: 'Está certo?',
    askMeant: 'Quer dizer {value}?',
    askAgain: 'Envie mais uma vez, como deve ser.',
    dropped: 'Está bem, não transmiti nada.',
    askMatter: 'De que se trata?',
    askTime: 'Que dia e hora seriam bons? De preferência duas opções.',
    askWhich: 'De que marcação se trata? Indique o dia e a hora.',
    askNewTime: 'Que dia e hora seriam bons em vez disso?',
    confirms: 'Nada está marcado até a equipe confirmar.',
    usedUp:
      'Não posso responder a mais perguntas nesta conversa. Se precisar de mais alguma coisa, escreva à equipe, por favor.',
  },
}
