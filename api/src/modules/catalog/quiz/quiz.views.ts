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

@ObjectType('QuizOption', { description: 'A possible answer to a question of the quiz.' })
export class QuizOptionView {
  @Field(() => ID, { description: 'The name of the answer; it stays the same for ever, as shared addresses contain it.' })
  id!: string;

  @Field(() => String, { description: 'The answer as the visitor reads it.' })
  label!: string;
}

@ObjectType('QuizQuestion', { description: 'A question of the quiz with its possible answers.' })
export class QuizQuestionView {
  @Field(() => topicEnum, { description: 'What the question is about; one question a topic.' })
  topic!: QuizTopic;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => [QuizOptionView], { description: 'The possible answers.' })
  options!: readonly QuizOptionView[];
}

@InputType({ description: 'The answer to one question of the quiz.' })
export class QuizAnswer {
  @Field(() => topicEnum, { description: 'The topic of the question.' })
  topic!: QuizTopic;

  @Field(() => ID, { description: 'The id of the chosen answer.' })
  option!: string;
}

@ObjectType('QuizUnmet', { description: 'An answer that a coffee does not fulfil.' })
export class QuizUnmetView {
  @Field(() => topicEnum, { description: 'The topic of the question.' })
  topic!: QuizTopic;

  @Field(() => String, { description: 'The answer as the visitor read it.' })
  label!: string;

  @Field(() => String, { description: 'What the coffee has in its place, as a sentence.' })
  instead!: string;
}

@ObjectType('QuizFit', { description: 'A coffee that suits the answers.' })
export class QuizFitView {
  @Field(() => ProductView, { description: 'The bag of coffee.' })
  product!: ProductView;

  @Field(() => CoffeeView, { description: 'The character.' })
  coffee!: CoffeeView;

  @Field(() => [String], { description: 'Why it suits, the strongest reason first.' })
  reasons!: string[];

  @Field(() => [QuizUnmetView], { description: 'The answers that it does not fulfil.' })
  unmet!: QuizUnmetView[];
}

@ObjectType('QuizMatch', { description: 'The result of the quiz.' })
export class QuizMatchView {
  @Field(() => QuizFitView, { description: 'The coffee that suits best.' })
  best!: QuizFitView;

  @Field(() => [QuizFitView], { description: 'The next ones, at most two.' })
  runnersUp!: QuizFitView[];
}
