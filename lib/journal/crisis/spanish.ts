import { anywhere, atEnd, atStart, type CrisisLanguage } from '@/lib/journal/crisis/language';

const place = '(?:en|con|aqui|alli|alla|solo|sola|cerca|lejos|juntos|de|sin mi|asi con)';
const somebody =
  '(?:ella|ellos|ellas|quien|gente|alguien|amig[oa]s?|herman[oa]|madre|mama|padre|papa|hij[oa]|novi[oa]|espos[oa]|marido|mujer|prim[oa]|ti[oa]|abuel[oa]|vecin[oa]|colega|jefe|jefa|paciente|personaje|protagonista|chic[oa]|hombre)';
const iWould =
  '(?:quiero|quisiera|queria|quise|deseo|deseaba|voy a|vuelvo a|volvi a|necesito|pienso en|pienso|pense en|pensado en|pensando en|pensar en|ganas de|ganas d|impulso de|impulsos de|intente|intento|intentado|podria|deberia|planeo|planeando|prefiero|merezco|me gustaria|tengo que|a punto de|solo)';

/** Crisis phrases in Spanish. `CrisisLanguage` explains the fields. */
export const spanish: CrisisLanguage = {
  says: anywhere([
    '(?:matarme|suicidarme|ahorcarme|envenenarme|pegarme un tiro|cortarme las (?:venas|munecas)|quitarme la vida|quitarme de en ?medio|autolesionarme|unalivearme)',
    'me (?:quiero|quisiera|queria|voy a|podria|pienso|deberia|quise|intente|intento|acabare por|tengo que|puedo) (?:suicidar|matar|ahorcar|morir|quitar la vida|hacer dano|lastimar|autolesionar|cortar las venas)',
    'me (?:mato|suicido|suicidare|suicidaria|ahorco|autolesiono|autolesione|corto las venas)',
    `${iWould} (?:morir|morirme|suicidio|no despertar|no existir|dejar de existir|dejar de vivir|desaparecer para siempre|hacerme dano|lastimarme|cortarme(?! (?:el|las unas|la barba|las puntas|un poco))|colgarme)`,
    '(?:quiero|quisiera|ojala|deseo|desearia|preferiria|me gustaria|deberia|mejor) (?:estar |estuviera |estuviese |estaria )?muert[oa]',
    'ojala (?:me |yo )?(?:muriera|muriese|muera|matara)',
    'ojala no (?:me )?(?:despertara|despierte|despertase|hubiera nacido|existiera)',
    '(?:acabar|terminar) con (?:mi (?:propia )?vida|mi existencia|mi sufrimiento|esta vida|todo(?! (?:el|la|los|las|lo|antes|para|a tiempo|esto del)))',
    'poner(?:le)? fin a (?:mi (?:propia )?vida|mi sufrimiento|todo)',
    `no (?:quiero|deseo|soporto|aguanto|puedo|tengo ganas de|merezco|me apetece) (?:mas )?(?:seguir )?(?:mas )?(?:vivir|viviendo|existir|existiendo|estar viv[oa]|despertar (?:mas|manana|nunca)|esta vida)(?! ${place})`,
    'ya no quiero (?:estar (?:aqui|en este mundo)|despertar(?:me)?|seguir(?: adelante| aqui| luchando)?(?= ?$| ,)|nada de esta vida)',
    'no (?:le )?(?:tengo|veo|encuentro|hay|queda|quedan|existe|halla|hallo)(?: (?:ya|mas|ninguna?|el|un|una|algun|alguna|nada|me)){0,3} ?(?:razon|razones|motivos?|sentido|ganas|porque)? (?:para|de|a|en|por) (?:la vida|mi vida|(?:lo )?(?:que )?(?:seguir )?(?:vivir|viviendo|existir|existiendo)|seguir(?= ?$| ,| adelante))',
    '(?:no (?:tengo|me quedan|hay)|sin|perdi(?:do)?) (?:mas |ya |ninguna |las |la )?(?:fuerzas?|ganas|voluntad|energia) (?:para|de) (?:seguir )?(?:vivir|viviendo|seguir(?= ?$| ,| adelante)|existir)|he perdido las ganas de (?:vivir|todo)',
    '(?:nadie|quien|a nadie)(?: \\S{1,10}){1,4} si (?:yo )?(?:me )?(?:muero|muriera|muriese|desaparezco|desapareciera|mato|matara|no estuviera|no existiera|no estoy)',
    '(?:mejor|feliz|felices|facil|tranquil\\S{1,3})(?: \\S{1,8}){0,2} si (?:yo )?(?:me )?(?:muriera|muriese|desapareciera|no estuviera|no existiera|estuviera muert[oa])|sobro en (?:este|el) mundo|no deberia (?:existir|estar viv[oa]|haber nacido)',
    '(?:quiero|quisiera|ojala|deseo|solo quiero) que (?:todo|esto|mi vida) (?:ya )?(?:se )?(?:acabe|acabara|termine|terminara|pare)(?= ?$| ,| ya| de una vez| para siempre)',
    '(?:unica (?:salida|solucion)|mejor|alivio) (?:es|seria) (?:la muerte|morir|morirme|estar muert[oa])|la muerte (?:es|seria) (?:\\S{1,8} )?(?:mejor|alivio|unica)',
    '(?:me da igual|no me importa|no me importaria|me daria igual) (?:vivir o morir|morir|morirme|si me muero|si muero|no despertar|estar muert[oa])',
    '(?:irme|dejar|marcharme|salir) (?:de )?este mundo|ganas de no (?:vivir|existir|despertar|estar)',
    '(?:tengo|guardo|guardando|guarde|juntando|contado|he contado) (?:las |mis )?(?:\\S{1,8} )?pastillas (?:preparadas|listas|guardadas|para)|me hice cortes|haciendome cortes|hacerme cortes|cortandome (?:otra vez|de nuevo|los)',
    '(?:para|por) que (?:voy a |quiero )?(?:seguir )?(?:vivir|vivo|viviendo|existir)',
    'vida (?:ya )?no (?:vale la pena|tiene (?:ningun )?sentido|merece la pena)',
    'no (?:vale|merece) la pena (?:seguir )?(?:vivir|viviendo)',
    'sin ganas de (?:seguir )?(?:vivir|viviendo)',
    '(?:cansad[oa]|hart[oa]|hast[oi]ad[oa]) de (?:vivir|estar viv[oa]|la vida|esta vida|existir)',
    '(?:estarian|estariais|estarias|estaria|estaran|estara|serian|seria|vivirian|estan|esta) (?:\\S{1,10} ){0,2}(?:mejor|mas felices|felices|mas tranquilos) sin mi(?= ?$| ,| y)',
    'soy (?:solo |solamente |nada mas que )?una carga para (?:todos|mi familia|los demas|mis)',
    '(?:no|nunca|jamas)(?: mas)? (?:volver a )?despertar(?:me)?(?: mas| nunca| jamas)(?! (?:tarde|temprano))|nunca (?:mas )?(?:volver a )?despertar(?:me)?|no volver a despertar',
    '(?:no|nunca) haber nacido|no hubiera nacido',
    '(?:reto|desafio|meta|dificil|logre|intento|intentando|lucha|lucho)(?: \\S{1,8}){0,4} no (?:matarme|cortarme|suicidarme|hacerme dano|morirme)|no quiero (?:seguir|continuar) con vida',
    '(?:decepcionad[oa]|triste|rabia|pena|lamento)(?: \\S{1,6}){0,2} (?:de|por) (?:seguir|estar|despertar) ?viv[oa]|carta de despedida(?! (?:para|a|al|del|de) )|me corte (?:en el bano|a escondidas)',
    '(?:rezo|pido|ruego|espero|deseo)(?: \\S{1,6}){0,3} (?:no|nunca) (?:volver a )?(?:despertar(?:me)?)|me (?:hago|hice|hacia) cortes',
    'si (?:yo )?(?:me )?(?:muriera|muriese|desapareciera|matara|no estuviera)(?: \\S{1,9}){0,2}(?: ,)? (?:nadie|todos|mi familia|a nadie)',
    'dormir(?:me)? (?:\\S{1,8} ){0,3}(?:no|nunca|sin) (?:\\S{1,6} )?despertar(?:me)?|me corto (?:cuando|para|los|las|otra|de nuevo|a escondidas)',
    '(?:desaparecer|dormir(?:me)?) (?:para siempre|de este mundo|del mundo)',
    '(?:pienso|pensando|pensado|pense|pensar|penso|sueno|fantaseo)(?: (?:mucho|siempre|a diario|otra vez|todo el tiempo|cada dia|todos los dias|seriamente)){0,2} (?:en|con) (?:el suicidio|suicidio|la muerte(?! de)|morirme|morir)',
    '(?:tengo|tuve|tenido|mis|teniendo|vuelven|volvieron|estos|los|con) (?:(?!no |sin )\\S{1,10} ){0,2}?(?:pensamientos|ideas|ideacion|impulsos|tendencias) (?:suicidas?|de suicidio|de muerte)',
    '(?:soy|estoy|me siento|ando) (?:muy |un poco )?suicida',
    '(?:mi|una|escribi la|escribo la) (?:nota|carta) (?:suicida|de suicidio)',
    '(?:cometer|intente el|intento de) suicidio(?= ?$| ,| ayer| hoy)',
    'me cort(?:e|o|aba) (?:(?:otra vez|de nuevo|ayer|anoche|hoy) ?){0,2}(?:(?:en )?(?:los brazos|las munecas|los muslos|las piernas|la piel|las venas)|a proposito)|me cort(?:e|o) (?:otra vez|de nuevo)(?= ?$| ,)|me he (?:vuelto a )?corta(?:do|r)? (?:otra vez|de nuevo|los brazos|las venas)|he vuelto a cortarme',
    'me (?:hago|hice|he hecho|volvi a hacer) dano (?:a proposito|a mi mism[oa]|otra vez|de nuevo)|mis autolesiones',
    '(?:tirarme|lanzarme|arrojarme|saltar|tirar) (?:por|de|del|desde|al|a|bajo) (?:\\S{1,8} ){0,2}(?:balcon|ventana|puente|tren|metro|vias|azotea|tejado|edificio)',
    '(?:tomar(?:me)?|tragar(?:me)?) (?:todas (?:mis|las|estas)|un frasco de|el frasco de) ?pastillas|(?:tomarme|hacerme|meterme|tomar) (?:una )?sobredosis',
  ]),
  names: anywhere(['suicidio|suicida|suicidas|suicidarme|autolesion|autolesiones|autolesionarme']),
  elsewhere: anywhere([
    somebody,
    '(?:su|sus|pelicula|libro|novela|serie|documental|articulo|noticias?|podcast|charla|curso|taller|clase|estudio|informe|prevencion|prevenir|linea|telefono|jovenes|adolescentes|casos?|tasas?|escuadron|atentado|terrorista|politico|cancion|obra|historia|tema|poema|reportaje|campana|pacientes)',
  ]),
  before: atEnd([
    '(?:no|nunca|jamas|tampoco|ni|nada de|sin)(?: (?:me|voy|a|quiero|quise|queria|pienso|pense|he|pensado|tuve|tenia|senti|en|el|soy|tengo|pensamientos|ideas|tener|ganas|de|la|intencion|estoy|pensando|siquiera|se|ocurre|ocurriria|haria|pensaria|imaginaria|volver|vuelvo|intentaria|mas|idea)){0,5}(?<!mas)',
    '(?:ya )?no(?: tengo)? mas',
    '(?:va|van|vas|iba|iban) a|quieren?|puede|intento',
    `${somebody}(?: (?:me|le|nos|dijo|dice|que|tiene|tenia|tuvo|ha|habia|solo|tambien|siempre|piensa|quiere|quiso|intento|con|es|esta|estaba|se|de|escribio|conto|canta|grita|repite|,)){0,4}`,
    '(?:cancion|pelicula|libro|novela|poema|letra|frase|serie)(?: (?:se llama|llamada|titulada|que dice|dice))?(?: ,)?',
    '(?:dijo|dice|escribio|canta|grito)(?: (?:que|me|,)){0,2}',
  ]),
  after: atStart([
    'de (?:la )?(?:risa|verguenza|hambre|sed|sueno|calor|frio|ganas|aburrimiento|amor|cansancio|miedo|asco|envidia|nervios|viej[oa]|vejez|pena ajena|ternura|felicidad|trabajar|tanto)',
    '(?:a )?(?:trabajar|trabajando|estudiando|estudiar|entrenando|corriendo|limpiando)',
    '(?:en el gimnasio|con la bici|en la escalera|por un cafe|afeitandome|cocinando)',
    'entre (?:los )?(?:jovenes|adolescentes)',
  ]),
};
