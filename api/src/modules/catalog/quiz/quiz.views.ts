import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerList } from '../../../platform/graphql/register-list.ts';
import { CoffeeView, ProductView } from '../catalog.views.ts';
import { type QuizTopic, quizTopics } from './quiz-questions.ts';

const topicEnum = registerList(quizTopics, {
  name: 'QuizTopic',
  description: 'What a question of the quiz is about.',
  values: {
    mood: 'The mood of the day.',
    taste: 'What the coffee should taste of.',
    company: 'Who drinks it, or where.',
    caffeine: 'How much caffeine it may have; a hard wish.',
    avoid: 'A taste that it must not have; a hard wish.',
  },
});

@ObjectType('QuizOption')
export class QuizOptionView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType('QuizQuestion')
export class QuizQuestionView {
  @Field(() => topicEnum)
  topic!: QuizTopic;

  @Field(() => String)
  text!: string;

  @Field(() => [QuizOptionView])
  options!: readonly QuizOptionView[];
}

@InputType()
export class QuizAnswer {
  @Field(() => topicEnum)
  topic!: QuizTopic;

  @Field(() => ID)
  option!: string;
}

@ObjectType('QuizFit')
export class QuizFitView {
  @Field(() => ProductView)
  product!: ProductView;

  @Field(() => CoffeeView)
  coffee!: CoffeeView;

  @Field(() => [String], { description: 'Why it fits, the most telling reason first.' })
  reasons!: string[];
}

@ObjectType('QuizMatch')
export class QuizMatchView {
  @Field(() => QuizFitView)
  best!: QuizFitView;

  @Field(() => [QuizFitView], { description: 'Two at most; hard wishes may leave fewer.' })
  runnersUp!: QuizFitView[];
}
