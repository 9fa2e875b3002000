import { beforeAll, expect, test } from 'vitest';
import { learnIntents } from '../intents/classify.ts';
import { plainText } from '../language/text.ts';
import { isMourning, toneOf } from './feelings.ts';

beforeAll(() => void learnIntents(), 60_000);

test.each([
  'we had to have our old dog put to sleep this morning. 15 years',
  'the cat had to be put down on tuesday',
  'they put my horse down on sunday',
  'our guinea pig crossed the rainbow bridge',
  'took the cat to the vet for the last time',
  'we said goodbye to our golden retriever yesterday',
  'my friend from school died',
  "my buddy from the army didn't make it",
  'my dad passed a year ago',
  'dad lost his fight with cancer',
  'we lost dad in spring',
  "I lost the baby at 14 weeks. Sorry, I don't know why I'm telling a coffee shop this.",
  'we lost our little girl at twenty weeks',
  'I miscarried on tuesday',
  'there was no heartbeat at the scan',
  "First Thanksgiving without my brother is coming up. I don't really know why I am writing this to a coffee shop.",
  "it's the first mother's day without her",
  'she would have turned thirty today',
  "dad would've been 80 this weekend",
  'it would have been her birthday today',
  'the empty chair at our table is hard to look at',
  "we're scattering my dad's ashes on saturday",
  "i'm a widow since march",
  'my wife has been gone two years',
  'wir mussten unseren hund einschläfern lassen',
  'erstes weihnachten ohne mama',
  'heute wäre mein vater siebzig geworden',
  'ich hatte eine fehlgeburt',
  'tuvimos que dormir a nuestra perrita',
  'primera navidad sin mi abuela',
  'mi padre habría cumplido setenta hoy',
  'perdí a mi bebé a las doce semanas',
  'on a dû faire piquer notre chien',
  'premier noël sans maman',
  "papa aurait eu soixante ans aujourd'hui",
  'ma grand-mère nous a quittés',
])('is grief: %s', (line) => expect(isMourning(plainText(line))).toBe(true));

test.each([
  'first christmas without decaf',
  'first thanksgiving without the in-laws',
  "first christmas without dad's cooking",
  'i finally put the kids to sleep',
  'just put the baby down for a nap',
  'put my dog to bed, now a decaf',
  "lost the baby's pacifier",
  "i lost my dad's order number",
  'lost my son in the supermarket, found him at the cookies',
  'my daughter lost her baby tooth',
  "my phone died and so did my husband's laptop",
  'my sister says the grinder died',
  'i killed it at work',
  'my husband is dead set on decaf',
  'my dad is gone fishing',
  'my friend passed her driving test',
  'my mother passed me your card',
  'my sister passed on the mint one',
  'the cat passed out on the sofa',
  'my son did not make it into the team',
  'had to say goodbye to sugar',
  'said goodbye to my sister at the airport',
  'this would have been 30 with shipping',
  'my sister would have been here by now',
  'it would have been her birthday present',
  'is there an empty chair at your cafe',
  'can i put wood ashes in the garden',
  'die kaffeemühle ist heute gestorben',
  'ich habe meinen mann im supermarkt verloren',
  'das wäre teurer geworden',
  'se murió mi cafetera',
  'primera navidad sin cafeína',
  'ma cafetière est morte ce matin',
  'mon collègue nous a quittés pour une banque',
  'premier noël sans sucre',
])('is no grief: %s', (line) => expect(isMourning(plainText(line))).toBe(false));

test.each([
  'The house is so quiet since we dropped our youngest at college. I still make a pot for four.',
  'She said no. I had the ring and everything.',
  'hoy me dejó mi novia después de cinco años, no sé qué hacer',
  'our three boys are gone now and i do not know who to cook for',
  'my wife of twenty years wants out',
  'twenty years at the mill and they handed me a box',
  'my husband moved out today after nine years',
  'sie hat sich von mir getrennt, nach acht jahren',
  'mi hija se fue a la universidad y la casa se quedó vacía',
  "ma copine m'a largué hier soir",
])('is sad: %s', (line) => expect(toneOf(plainText(line))).toBe('sad'));

test.each(['She said yes! I had the ring in my sock', 'our dog came home from surgery, all healthy', 'i killed it at work today'])(
  'is happy: %s',
  (line) => expect(toneOf(plainText(line))).toBe('happy'),
);

test.each([
  'My mother-in-law is a retired librarian, very quiet, very exact, irons her napkins. She drinks it black and she notices everything.',
  'My father-in-law is a retired postman, very tidy, polishes his shoes every night. He takes it black.',
])('is no feeling of the visitor: %s', (line) => expect(toneOf(plainText(line))).toBeNull());

test.each(["my mom's in the hospital and I'm so worried about her", 'my dad is still in intensive care'])(
  'worry for somebody gets no card: %s',
  (text) => expect(toneOf(plainText(text))).toBe('sad'),
);
