import type { Guard } from './guard.ts';

const WISHES = 'api/src/modules/catalog/wishes';

/** What keeps a product from somebody who must not have it. */
export const wishes: readonly Guard[] = [
  {
    name: 'wishes: what a report of harm names is refused',
    file: `${WISHES}/read-wishes.ts`,
    find: ' || !isReportOfHarm(text)) return refused;',
    replace: ' || isReportOfHarm(text) || true) return refused;',
    test: `${WISHES}/health/health-words.test.ts`,
    title: 'EpiPen',
  },
  {
    name: 'wishes: a diet leaves out its allergens',
    file: `${WISHES}/read-wishes.ts`,
    find: "    if (mention.kind === 'diet') follow(mention, sentence, change);\n    else if",
    replace: '    if',
    test: 'api/src/modules/chat/wishes/guard.rules.test.ts',
    title: 'vegan',
  },
  {
    name: 'wishes: a pregnancy leaves out caffeine',
    file: `${WISHES}/caffeine-wishes.ts`,
    find: 'isReasonAgainstCaffeine(text) && ',
    replace: 'isReasonAgainstCaffeine(text) && text === "" && ',
    test: `${WISHES}/health/health-words.test.ts`,
    title: 'weeks pregnant',
  },
  {
    name: 'wishes: a question lifts nothing',
    file: `${WISHES}/read-wishes.ts`,
    find: 'isQuestion ? [] : liftedMentions(',
    replace: 'liftedMentions(',
    test: `${WISHES}/refusals/lifted-mentions.test.ts`,
    title: 'nothing is lifted',
  },
  {
    name: 'wishes: what is lifted takes no refusal beside it away',
    file: `${WISHES}/read-wishes.ts`,
    find: '  const mentions = sentence.mentions.filter(',
    replace: '  if (lifted.length > 0) return;\n  const mentions = sentence.mentions.filter(',
    test: `${WISHES}/refusals/lifted-mentions.test.ts`,
    title: 'beside it',
  },
  {
    name: 'wishes: the clause after refuses what was named before it',
    file: `${WISHES}/read-wishes.ts`,
    find: '  if (isRefusedAfter) return named;\n',
    replace: '',
    test: `${WISHES}/health/health-words.test.ts`,
    title: 'throat swell',
  },
  {
    name: 'wishes: one wrong letter hides no allergy',
    file: `${WISHES}/language/plain-english.ts`,
    find: 'withoutComparison(respell(plain))',
    replace: 'withoutComparison((void respell, plain))',
    test: `${WISHES}/health/health-words.test.ts`,
    title: 'penuts',
  },
  {
    name: 'wishes: no caffeine outweighs no decaf',
    file: `${WISHES}/hard-wishes.ts`,
    find: 'wishes.isDecafRefused && !health.isCaffeineFree',
    replace: 'wishes.isDecafRefused',
    test: `${WISHES}/hard-wishes.test.ts`,
    title: 'offered decaf',
  },
  {
    name: 'wishes: asking for a taste by its name ends no allergy',
    file: `${WISHES}/hard-wishes.ts`,
    find: 'merged(known.tastes, health.tastes, lifted.tastes)',
    replace: 'merged(known.tastes, health.tastes, [...lifted.tastes, ...lifted.askedTastes])',
    test: 'api/src/modules/chat/wishes/read-talk.test.ts',
    title: 'not allowed by being asked for',
  },
  {
    name: 'wishes: a refused roast is not offered',
    file: 'api/src/modules/catalog/search/broken-wishes.ts',
    find: 'refusedRoasts.some(',
    replace: '[].some(',
    test: 'api/src/modules/chat/wishes/guard.rules.test.ts',
    title: 'refused roast',
  },
];
