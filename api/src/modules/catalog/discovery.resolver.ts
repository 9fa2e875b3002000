import { catalogOf } from './catalog-cache.ts';
import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { parseInput } from '../../platform/lib/parse-input.ts';
import { ProductView } from './catalog.views.ts';
import { findProductPage } from './product-page/find-product-page.ts';
import { ProductPageView } from './product-page/product-page.views.ts';
import { matchQuiz } from './quiz/match-quiz.ts';
import { quizQuestions } from './quiz/quiz-questions.ts';
import { QuizAnswer, QuizMatchView, QuizQuestionView } from './quiz/quiz.views.ts';
import { searchProducts } from './search/search-products.ts';

/** Characters of a search text: longer than any useful sentence. */
const searchText = z.string().max(80, 'Fewer words, please: 80 characters at most');

@ObjectType('ProductSearch')
class ProductSearchView {
  @Field(() => [ProductView], { description: 'The best match first; none for an empty text.' })
  products!: ProductView[];

  @Field(() => [String], { description: 'Hard wishes read out of the text, in plain words.' })
  understood!: string[];
}

/** How visitors find a coffee: by its page, by searching, by being asked. All read the catalogue in memory. */
@Resolver()
export class DiscoveryResolver {
  @Query(() => ProductPageView, { nullable: true })
  async productPage(@Ctx() ctx: Context, @Arg('slug', () => ID) slug: string): Promise<ProductPageView | null> {
    return findProductPage(await catalogOf(ctx).current(), slug);
  }

  @Query(() => ProductSearchView)
  async searchProducts(@Ctx() ctx: Context, @Arg('text', () => String) text: string): Promise<ProductSearchView> {
    return searchProducts(await catalogOf(ctx).current(), parseInput(searchText, text));
  }

  @Query(() => [QuizQuestionView], { description: 'Which coffee are you?' })
  quiz(): readonly QuizQuestionView[] {
    return quizQuestions;
  }

  @Query(() => QuizMatchView, {
    nullable: true,
    description: 'Takes one answer to every question; null when nobody meets the hard wishes.',
  })
  async quizMatch(@Ctx() ctx: Context, @Arg('answers', () => [QuizAnswer]) answers: QuizAnswer[]): Promise<QuizMatchView | null> {
    return matchQuiz(await catalogOf(ctx).current(), answers);
  }
}
