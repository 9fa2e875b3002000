import { rewritings } from '../rewritings.ts';
import { FOOD, WHO } from './phrase.ts';
import { REACTIONS, STOMACH, WHENEVER } from './signs.ts';

const GERMAN_HARM =
  '(?:herzrasen|herzklopfen|ausschlag|atemnot|keine luft|bauch\\w*|durchfall|migrane|kopf\\w*|schlecht|ubel\\w*|hals|zunge|lippen|gesicht|pickel|quaddeln|juck\\w*|zittrig|zittern|sodbrennen|nicht schlafen|kein auge|schlaflos\\w*|krampfe|blahungen)';
const FRENCH_HARM =
  "(?:boutons|plaques|nausees?|migraines?|maux|mal|diarrhee|urticaire|allergies?|eczema|brulures?|crampes|insomnies?|palpitations|demangeaisons|l'asthme)";
const CHILD = String.raw`(?:primer |premier |erstes |zweites |segundo )?(?:bebe|baby|kind|kleines|nachwuchs|zwillinge|hijo|hija|nino|nina|gemelos|mellizos|enfant|jumeaux)\b`;

/** Illness, pregnancy and nursing. */
export const REASONS = rewritings({
  'heart condition': [
    String.raw`\b(?:herzinfarkt\w*|bluthochdruck|hohe[nrs]? blutdruck|herzschrittmacher|herzrhythmus\w*|herzschwache|herzkrank\w*|herzklappe\w*|vorhofflimmern|schlaganfall|(?:schwache[sn]?|krankes|kaputtes) herz)\b|(?<!\bliegt (?:mir|uns) (?:sehr )?)\bam herzen\b`,
    String.raw`\b(?:(?:tension|presion)(?: arterial)? alta|(?:por|sufre de|padece de) la (?:presion|tension)|hipertens\w+|infartos?|arritmias?|marcapasos|soplo|cardiopatia|angina de pecho|(?:del|por el|mal de|al) corazon|corazon (?:debil|delicado|enfermo))\b`,
    String.raw`\b(?:hypertendue?s?|(?:fai[st]|ai|as?|et|pour) de la tension|tension (?:elevee|trop haute)|stimulateur cardiaque|tachycardie|infarctus|(?:crise |insuffisance |est |suis )?cardiaque|(?:fragile|malade|opere) du coeur|coeur (?:fragile|malade|faible)|arythmie|avc)\b`,
  ],
  palpitations: String.raw`\b(?:herzrasen|herzklopfen|herzstolpern|taquicardias?|palpitaciones)\b`,
  'is pregnant': [
    String.raw`\b(?:erwarte[nt]?|bekommt?|bekommen|kriegt?|kriegen|espero|espera|esperamos|esperando|attends?|attendons|attend) (?:gerade )?(?:ein|unser|mein|ihr|das|un|una|mi|su|nuestro|une|notre|mon|son|des)? ?${CHILD}`,
    String.raw`\b(?:im|i am) (?:\d+\.?|ersten|zweiten|dritten|vierten|funften|sechsten|siebten|achten|neunten) monat\b|\b(?:in der \w+\.? (?:schwangerschafts)?woche|ssw|guter hoffnung|schwangerschaft|werdende (?:mutter|mama)|embarazo|grossesse)\b`,
    String.raw`\b(?:estoy|esta) de (?:\w+) (?:meses|semanas)\b|\bfutura (?:mama|madre|maman)\b`,
  ],
  'am breastfeeding': String.raw`\b(?:ich stille|sie stillt|\w+ stillt|stille (?:noch|gerade|voll)|stillzeit|stillend)\b|\b(?:dando|doy|da) el pecho\b|\b(?:amamant\w+|lactancia)\b|\ballait(?:e|es|ent|er|ement|ante)\b`,
});

/** What food does to a body. */
export const HARM = rewritings({
  'allergic reaction': String.raw`\b(?:${REACTIONS})\b`,
  intolerant: String.raw`\b(?:${STOMACH})\b(?<=\b${WHENEVER} [^.!?]*)`,
  'react to ': [
    String.raw`\breag(?:is|it|issent|ieren?|iert|iere|iers)(?: (?:ich|er|sie|wir))?(?: (?:tres|fort|assez|vraiment|sehr|stark|heftig|ubel|extrem))?(?: (?:mal|fort|stark|heftig|ubel|allergisch))? (?:aux?|a l'|a la|a|auf) ?`,
    String.raw`\breaccion[aoe]n? (?:si|cuando|con|al)(?: (?:consumo|consume|como|come|tomo|toma|comer|tomar))? (?:(?:el|la|los|las) )?`,
  ],
  '$1 makes me sick': [
    String.raw`\b(?:bei|von|vom|wegen|durch|nach) ${FOOD} (?:\w+ ){0,5}?${GERMAN_HARM}\b`,
    String.raw`\bwenn ${WHO} ${FOOD} \w+ ?,? (?:\w+ ){0,5}?${GERMAN_HARM}\b`,
  ],
  'makes me sick': [
    String.raw`\b(?:macht|machen) (?:mich|ihn|sie|uns) (?:\w+ )?(?:zittrig|nervos|krank|kaputt|unruhig|fertig|hibbelig)\b`,
    String.raw`\b(?:bekommt|bekommen|tut|tun|liegt|liegen) (?:mir|ihm|ihr|uns) (?:gar |uberhaupt |leider |einfach )*nicht(?: gut)?\b`,
    String.raw`\b(?:me|le|nos|les) (?:sientan?|caen?) (?:muy |bastante |realmente )?(?:mal|fatal|como un tiro|regular|pesad[oa]s?|peor)\b|\bno (?:me|le|nos) (?:sientan?|caen?) (?:nada )?bien\b|\b(?:me|le|nos) hacen? (?:dano|mal)\b|\b(?:me|le|nos) hinchan?\b|\b(?:me|le|nos) ponen? (?:mal[oa]?|enferm[oa]|fatal|nervios[oa])\b`,
    String.raw`\b(?:me |lui |nous )?(?:file|filent|colle|collent) (?:des |la |une )?${FRENCH_HARM}\b`,
    String.raw`\b(?:me|lui|nous|le|la) (?:fait|font) (?:gonfler|vomir|mal|tousser|reagir)\b|\b(?:me|lui|nous) (?:donne|donnent) (?:(?:des|de|de la|la|le|une|un) )?(?:de l')?${FRENCH_HARM}\b|\b(?:ne )?(?:me|lui|nous) (?:reussi(?:t|ssent)|convien(?:t|nent)) pas\b`,
  ],
  'kills me': String.raw`\b(?:me|le|nos|les) matan?\b`,
  'allergic to ': [
    String.raw`\b(?:se pone|me pongo|se ponen) (?:mal[oa]?s?|malisim[oa]s?|fatal|enferm[oa]s?) (?:con|por|si come|cuando come) (?:(?:el|la|los|las) )?`,
    String.raw`\b(?:se (?:hincha|ahoga|brota|llena de ronchas)|me (?:hincho|ahogo|broto)) (?:con|por|si come|si como|cuando come) (?:(?:el|la|los|las) )?`,
    String.raw`\b(?:fait|fais|font) (?:des|un|une) (?:chocs?|crises?|reactions?)(?: \w+)? (?:avec|a|aux?|quand \w+ mange) (?:les? |la |l')?`,
    String.raw`\bgonfl\w* (?:des qu'|quand |lorsqu|si )[\w' ]+? (?:touche|mange|boit|prend|avale|consomme|goute) (?:(?:une?|des|du|de la|le|la) )?`,
    String.raw`\bse (?:me|le) (?:hincha|cierra|inflama|irrita)n? (?:(?:la|el|los|las|toda) )+\w+ (?:con|por|si como|cuando como|al comer|al tomar) (?:(?:el|la|los|las) )?`,
  ],
  'has an allergic reaction': String.raw`\b(?:kippt|kippe) (?:ich |er |sie )?um\b`,
  'make me sick': String.raw`\b(?:me|lui|nous) (?:rend|rendent) malades?\b`,
  'can not have ': String.raw`\b(?:me|le|les|nos) (?:quitaron|quito|prohibieron|prohibio|sacaron)(?: \w+)? (?:el|la|los|las) `,
  'is dangerous': String.raw`\b(?:ist|sind|is) (?:lebens)?gefahrlich\b`,
  'are deadly for': String.raw`\b(?:(?:son|es|est|sont) )?(?:mortal(?:es)? para|mortel(?:le)?s? pour)\b|\b(?:lebensgefahrlich|todlich) fur\b`,
  'can not have': String.raw`\b(?:supporte|digere|tolere)(?:nt|s)? (?:tres |assez |plutot )?mal(?= l)`,
  ' means hospital': String.raw`,? ?\bc'est l'(?:hopital|horreur)\b`,
  'allergic to': String.raw`\b(?:je gonfle|je fais (?:un choc|une crise|une reaction)) (?:avec|si je mange|quand je mange|a cause)(?: (?:de|du|des|le|la|les))*\b`,
});
