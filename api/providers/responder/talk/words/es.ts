import type { TalkWords } from '../talk-words.types.ts'

/** Spanish. */
export const es: TalkWords = {
  hears: {
    greeting: `hola | buenas | muy buenas | buenos días | buen día | buenas tardes | buenas noches | hey | saludos | qué tal | cómo estás | cómo está | cómo están | cómo te va | qué hay | encantado`,
    thanks: `gracias | muchas gracias | mil gracias | agradezco | agradecido | agradecida | genial | perfecto | estupendo | excelente | fantástico | maravilloso | me ayuda mucho | muy útil | es justo lo que buscaba | lo que buscaba | lo que necesitaba | muy amable`,
    goodbye: `adiós | hasta luego | hasta pronto | hasta mañana | hasta la vista | hasta la próxima | nos vemos | chao | chau | que tengas un buen | que tenga un buen | buen fin de semana | cuídate | cuídese | bye`,
    yes: `sí | si | sip | vale | ok | okay | de acuerdo | claro | por supuesto | está bien | bien | entendido | suena bien | correcto | exacto | eso es | desde luego | dale | bueno`,
    no: `no | nop | nada más | eso es todo | ya está | estoy bien | la verdad que no | no hace falta | no es necesario | olvídalo | ahora no | ninguna más`,
    human: `eres una persona | eres persona | eres humano | eres humana | eres un humano | eres un bot | eres un robot | eres una máquina | eres una ia | eres real | es usted un robot | es usted humano | es usted una persona | es usted un bot | es usted real | es usted una máquina | hablando con un bot | hablando con un robot | hablando con un humano | hablando con una persona | hablando con una máquina | hablo con un humano | hablo con un bot | hablo con un robot | hablo con una persona | esto es un bot | es automático | esto es automático | hay alguien ahí o`,
    identity: `quién eres | quién es usted | qué eres | cómo te llamas | cómo se llama | cuál es tu nombre | qué puedes hacer | qué puede hacer | qué sabes hacer | qué sabes | qué haces | qué te puedo preguntar | qué puedo preguntarte | qué puedo preguntar | cómo puedes ayudarme | cómo me puedes ayudar | cómo puede ayudarme | puedes ayudarme | me puedes ayudar | para qué sirves | en qué puedes ayudar | en qué puedes ayudarme | ayuda | ayúdame | necesito ayuda`,
    complaint: `no sirve para nada | no sirve | no sirves | inútil | no me estás ayudando | no me ayudas | no me ayuda | no ayuda | eso está mal | está mal | es falso | incorrecto | estúpido | estúpida | tonto | tonta | idiota | pésimo | pésima | malísim* | horrible | terrible | fatal | frustrante | molesto | no me entiendes | no me entiende | no entiendes | no es lo que pregunté | lo que pregunté | mala respuesta | pérdida de tiempo | decepcionado | decepcionada | ridículo | tontería*`,
    person: `hablar con una persona | hablar con un humano | hablar con alguien | hablar con un agente | hablar con un asesor | hablar con atención al cliente | atención al cliente | hablar con el encargado | hablar con un representante | un agente por favor | una persona por favor | persona por favor | un humano por favor | humano por favor | un asesor | un humano de verdad | una persona de verdad | una persona real por favor | pásame con | páseme con | póngame con | ponme con | contactar alguien | contactarme | contáctame | contáctenme | llámame | llámenme | llamadme | llámeme | que me llamen | devuélvanme la llamada | alguien del equipo | quiero un humano | quiero una persona | necesito un humano | necesito una persona`,
  },
  appointment: {
    book: `quiero una cita | quisiera una cita | necesito una cita | me gustaría una cita | quiero pedir cita | quiero reservar | quisiera reservar | pedir una cita | reservar una cita`,
    move: `cambiar mi cita | mover mi cita | aplazar mi cita | reprogramar`,
    cancel: `cancelar mi cita | tengo que cancelar | anular mi cita | necesito cancelar`,
  },
  filler: `a al algo ahora amable así aún ayuda ayudado bien buen buena buenas bueno con de del día días el ella en es esa ese eso esta este esto está fin grande ha has he información info la las le les lo los luego me mi mis mucha muchas mucho muy más nada noche noches ok oh para pero por favor pronto pues que respuesta rápida salvado se señor señora si solo son su sus tal tan tarde tardes te ti tienes todas todo todos tu tus un una unas uno usted ustedes verdad y ya yo semana próxima vez nuevo problema real`,
  asks: `qué cuál cuáles cuándo dónde quién quiénes cómo cuánto cuánta cuántos cuántas hacen hay tienen tiene ofrecen puedo pueden abren pero precio cuesta sobre necesito busco quiero`,
  tells: `me lo eso esto muy mucho tu su te le por para ayuda ayudado útil amable justo exactamente la`,
  nameIs: `me llamo | mi nombre es | soy | nombre`,
  says: {
    greeting: '¡Hola! Soy {name}, un asistente automático. ¿En qué puedo ayudarle?',
    greetingPlain: '¡Hola! Soy un asistente automático. ¿En qué puedo ayudarle?',
    thanks: '¡De nada! ¿Quiere saber algo más?',
    goodbye: '¡Adiós y que le vaya bien!',
    yes: 'Muy bien. ¿Qué le gustaría saber?',
    no: 'Muy bien. Si le surge algo, pregunte sin más.',
    human:
      'No, soy un asistente automático. Si prefiere una persona, escriba «una persona, por favor» y lo transmitiré.',
    identity:
      'Soy {name}, un asistente automático. Respondo con lo que el equipo me ha dado a leer. ¿Qué le gustaría saber?',
    identityPlain:
      'Soy un asistente automático. Respondo con lo que el equipo me ha dado a leer. ¿Qué le gustaría saber?',
    complaint:
      'Siento no haber podido ayudar. Pruebe con otras palabras o escriba «una persona, por favor» y lo transmitiré.',
    perhaps: 'No estoy seguro de que sea lo que pregunta. Lo más cercano que encontré es:',
    unknown: 'No he encontrado respuesta a eso.',
    nothingKnown: 'Todavía no me han dado nada que leer, así que no puedo responder a eso.',
    reach: 'Puede preguntar directamente:',
    orLeave:
      'O deje aquí su pregunta con un correo electrónico o un número de teléfono y la transmitiré al equipo.',
    leave:
      'Deje aquí su pregunta con un correo electrónico o un número de teléfono y la transmitiré al equipo.',
    topics: 'Puedo informarle sobre:',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    name: 'Nombre',
    message: 'Mensaje',
    matter: 'Asunto',
    time: 'Cuándo',
    handoffTitle: 'Hablar con una persona',
    handoffSubtitle: 'Deje su mensaje y alguien del equipo le responderá.',
    personNoted: 'He transmitido su deseo al equipo.',
    notPassedOn: 'Ahora no puedo transmitirlo al equipo. Inténtelo de nuevo {value}.',
    askContact: '¿Cómo podemos localizarle? Envíe su nombre y un número de teléfono o un correo electrónico.',
    backToday: 'Volvemos hoy a partir de las {time}.',
    backTomorrow: 'Volvemos mañana a partir de las {time}.',
    backOn: 'Volvemos el {day} a partir de las {time}.',
    noted: 'Gracias. He transmitido esto al equipo:',
    askRight: '¿Es correcto?',
    askMeant: '¿Quiere decir {value}?',
    askAgain: 'Envíelo otra vez, tal como debe ser.',
    dropped: 'De acuerdo, no he transmitido nada.',
    askMatter: '¿De qué se trata?',
    askTime: '¿Qué día y a qué hora le vendría bien? Mejor dos opciones.',
    askWhich: '¿De qué cita se trata? Indique el día y la hora.',
    askNewTime: '¿Qué día y a qué hora le vendría bien en su lugar?',
    confirms: 'Nada está fijado hasta que el equipo lo confirme.',
    usedUp:
      'Ya no puedo responder más preguntas en esta conversación. Si necesita algo más, escriba al equipo, por favor.',
  },
}
