import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { CoffeeView, ProductView } from '../catalog.views.ts';
import { QuizTopic } from './quiz-questions.ts';

registerEnumType(QuizTopic, { name: 'QuizTopic' });

@ObjectType('QuizOption')
export class QuizOptionView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  label!: string;
}

@ObjectType('QuizQuestion')
export class QuizQuestionView {
  @Field(() => QuizTopic)
  topic!: QuizTopic;

  @Field(() => String)
  text!: string;

  @Field(() => [QuizOptionView])
  options!: readonly QuizOptionView[];
}

@InputType()
export class QuizAnswer {
  @Field(() => QuizTopic)
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
